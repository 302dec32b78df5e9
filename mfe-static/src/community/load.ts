import type { Load } from '@meadowlark/shared/contract/load.ts';
import { PARTNERS } from '@meadowlark/shared/site.ts';
import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { addDays, siteDay } from '@meadowlark/shared/text/site-day.ts';
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

export const load: Load<CommunityData> = () => {
  const today = siteDay(Date.now());
  return {
    status: 200,
    data: {
      highlights: HIGHLIGHTS,
      events: EVENTS.map(({ title, inDays, location }) => ({
        title,
        date: dateOf(addDays(today, inDays)),
        location,
      })),
      getInvolved: GET_INVOLVED,
      partners: PARTNERS,
    },
  };
};

function dateOf(iso: string): CommunityEvent['date'] {
  return { iso, text: formatLongDate(iso) };
}
