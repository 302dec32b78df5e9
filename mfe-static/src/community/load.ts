import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { EVENTS } from './events.ts';
import { HIGHLIGHTS, type Highlight } from './highlights.ts';
import { WAYS_IN, type WayIn } from './ways-in.ts';

export interface CommunityEvent {
  title: string;
  /** `iso` is the day alone: 2026-11-24. */
  date: { iso: string; text: string };
  location: string;
}

export interface CommunityData {
  highlights: readonly Highlight[];
  events: readonly CommunityEvent[];
  waysIn: readonly WayIn[];
  partners: readonly { name: string; url: string; offer: string }[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const load: Load<CommunityData> = () => {
  const now = Date.now();
  return {
    status: 200,
    data: {
      highlights: HIGHLIGHTS,
      events: EVENTS.map(({ title, inDays, location }) => ({ title, date: dateIn(inDays, now), location })),
      waysIn: WAYS_IN,
      partners: SITE.partners,
    },
  };
};

/** The day so many days from now. Noon stands for it, so that the day read in Omaha is the day written down. */
function dateIn(days: number, now: number): CommunityEvent['date'] {
  const iso = new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  return { iso, text: formatLongDate(`${iso}T12:00:00Z`) };
}
