import type { Load } from '@meadowlark/shared/contract/load.ts';
import { PARTNERS } from '@meadowlark/shared/site.ts';
import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { EVENTS, HIGHLIGHTS, GET_INVOLVED, type Highlight, type InvolvementOption } from './content.ts';

export interface CommunityEvent {
  title: string;
  /** `iso` is a date without time: 2026-11-24. */
  date: { iso: string; text: string };
  location: string;
}

export interface CommunityData {
  highlights: readonly Highlight[];
  events: readonly CommunityEvent[];
  getInvolved: readonly InvolvementOption[];
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
      getInvolved: GET_INVOLVED,
      partners: PARTNERS,
    },
  };
};

/** The date in `days` days. Uses noon UTC, so that the text shows the same day in Omaha. */
function dateIn(days: number, now: number): CommunityEvent['date'] {
  const iso = new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  return { iso, text: formatLongDate(`${iso}T12:00:00Z`) };
}
