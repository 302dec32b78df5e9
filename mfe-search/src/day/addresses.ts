import type { Addresses } from '@meadowlark/shared/contract/addresses.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { dayHref } from '../parts/day-address.ts';
import { fetchDays } from '../parts/fetch-days.ts';

/** The stored days, for the sitemap. None while the store is down, so that the rest of the sitemap still works. */
export const addresses: Addresses<'search'> = async (ctx) => {
  const days = await fetchDays(ctx).catch((error: unknown) => {
    ctx.log('archive failed', { reason: messageOf(error) });
    return [];
  });
  return days.map(({ day }) => ({ path: dayHref(day), modified: day }));
};
