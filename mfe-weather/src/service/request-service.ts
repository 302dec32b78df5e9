import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import * as z from 'zod/mini';
import { orElse } from './lenient.ts';

/** Four times the hours of a week (some 120 KB), the largest answer. Alerts bring the outlines of counties. */
const MAX_BYTES = 512 * 1024;
const DEADLINE_MS = 5000;

const marked = z.object({ sample: orElse(z.optional(z.boolean()), false) });

export interface Answer {
  json: unknown;
  /** The stand-in of the sample edition marks its answers; a real service knows no such member. */
  isSample: boolean;
}

/** What a service answers. Rejects if it does not, in time and within bounds. */
export async function askService(ctx: LoadContext<'weather'>, address: string): Promise<Answer> {
  const response = await ctx.fetch(address, {
    deadlineMs: DEADLINE_MS,
    maxBytes: MAX_BYTES,
    // The weather service refuses who does not say who asks (https://www.weather.gov/documentation/services-web-api).
    headers: { accept: 'application/geo+json, application/json', 'user-agent': userAgent(ctx) },
  });
  if (!response.ok) throw new Error(`${new URL(address).pathname} was answered with ${response.status}.`);
  const json: unknown = await response.json();
  const mark = marked.safeParse(json);
  return { json, isSample: mark.success && mark.data.sample === true };
}

function userAgent({ settings }: LoadContext<'weather'>): string {
  return `${SITE.name} (${settings.origin}, ${SITE.contact.editorial})`;
}
