import type { OutsidePart } from '../embeds/outside-part.ts';

export interface LatestUpdatesData {
  feed: OutsidePart;
}
