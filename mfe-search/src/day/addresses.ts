import type { Addresses } from '@meadowlark/shared/contract/addresses.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { dayHref } from '../parts/day-address.ts';
import { fetchDays } from '../parts/fetch-days.ts';

/** The days that are kept, for the sitemap. None while the store is down: the sitemap of all others is worth more. */
export const addresses: Addresses<'search'> = async (ctx) => {
  const days = await fetchDays(ctx).catch((error: unknown) => {
    ctx.log('archive failed', { reason: messageOf(error) });
    return [];
  });
  return days.map(({ day }) => ({ path: dayHref(day), modified: day }));
};
