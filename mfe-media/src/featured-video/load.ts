import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { outsidePart } from '../embeds/outside-part.ts';
import type { FeaturedVideoData } from './featured-video-data.ts';
import { FILM } from './film.ts';

export const load: Load<FeaturedVideoData> = () => ({
  status: 200,
  data: { film: { ...FILM, player: outsidePart(SITE.embeds.film) } },
});
