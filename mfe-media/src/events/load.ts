import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { outsidePart } from '../embeds/outside-part.ts';
import type { EventsData } from './events-data.ts';

/** The wall is an outside frame (specification, section 2): the browser loads it when the reader asks, the server never. */
export const load: Load<EventsData> = () => ({
  status: 200,
  data: { wall: outsidePart(SITE.embeds.events) },
});
