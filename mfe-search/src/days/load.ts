import type { Load } from '@meadowlark/shared/contract/load.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { dayHref, dayText } from '../parts/day-address.ts';
import { fetchDays } from '../parts/fetch-days.ts';

export interface DaysData {
  state: 'listed' | 'failed';
  days: { day: string; href: string; text: string; stories: string }[];
}

/** The stored days. 503 if the store is down. */
export const load: Load<DaysData, 'search'> = async (ctx) => {
  try {
    const days = (await fetchDays(ctx)).map(({ day, stories }) => ({
      day,
      href: dayHref(day),
      text: dayText(day),
      stories: stories === 1 ? '1 story' : `${stories} stories`,
    }));
    return { status: 200, data: { state: 'listed', days } };
  } catch (error) {
    ctx.log('archive failed', { reason: messageOf(error) });
    return { status: 503, data: { state: 'failed', days: [] } };
  }
};
