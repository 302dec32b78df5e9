import type { Load } from '@meadowlark/shared/contract/load.ts';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { embedSource, type EmbedSource } from '@meadowlark/shared/design/embeds/embed-source.ts';

export interface EventsData {
  wall: EmbedSource;
}

/** The wall is an outside frame (specification, section 2). Only the browser loads it, after a click. */
export const load: Load<EventsData> = () => ({
  status: 200,
  data: { wall: embedSource(EMBEDS.events) },
});
