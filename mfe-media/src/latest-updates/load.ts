import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { outsidePart } from '../embeds/outside-part.ts';
import type { LatestUpdatesData } from './latest-updates-data.ts';

export const load: Load<LatestUpdatesData> = () => ({
  status: 200,
  data: { feed: outsidePart(SITE.embeds.imageFeed) },
});
