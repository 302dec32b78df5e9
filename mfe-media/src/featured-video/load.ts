import type { Load } from '@meadowlark/shared/contract/load.ts';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { embedSource, type EmbedSource } from '@meadowlark/shared/design/embeds/embed-source.ts';

export interface FeaturedVideoData {
  film: { title: string; text: string; length: string; still: string; player: EmbedSource };
}

/** The sample's film, which the paper drew itself (`backend/src/sample-embeds/film.ts`). */
const FILM = {
  title: 'Dawn at the elevator',
  text: 'The lamps are still on when the first train comes for the wheat. An hour by the tracks, from the last star to the first song, drawn in forty seconds.',
  length: '40 s',
} as const;

export const load: Load<FeaturedVideoData> = (ctx) => ({
  status: 200,
  data: { film: { ...FILM, still: ctx.picture(EMBEDS.film.still), player: embedSource(EMBEDS.film) } },
});
