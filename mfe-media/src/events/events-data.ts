import type { OutsidePart } from '../embeds/outside-part.ts';

export interface EventsData {
  wall: OutsidePart;
}
