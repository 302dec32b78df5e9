import type { OutsidePart } from '../embeds/outside-part.ts';

export interface FeaturedVideoData {
  film: { title: string; text: string; length: string; player: OutsidePart };
}
