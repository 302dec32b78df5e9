import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import * as z from 'zod/mini';
import { orElse } from './lenient.ts';

/** Four times the largest response: a week of hours, some 120 KB. Alerts contain the outlines of counties. */
const MAX_BYTES = 512 * 1024;
const DEADLINE_MS = 5000;

const marked = z.object({ sample: orElse(z.optional(z.boolean()), false) });

export interface ServiceResponse {
  json: unknown;
  /** The stand-in of the sample edition marks its responses; a real service has no such member. */
  isSample: boolean;
}

/** The response of a service. Rejects if it fails, takes too long or is too large. */
export async function requestService(ctx: LoadContext<'weather'>, address: string): Promise<ServiceResponse> {
  const response = await ctx.fetch(address, {
    deadlineMs: DEADLINE_MS,
    maxBytes: MAX_BYTES,
    // The weather service refuses requests that do not identify the client
    // (https://www.weather.gov/documentation/services-web-api).
    headers: { accept: 'application/geo+json, application/json', 'user-agent': userAgent(ctx) },
  });
  if (!response.ok) throw new Error(`${new URL(address).pathname} responded ${response.status}.`);
  const json: unknown = await response.json();
  const mark = marked.safeParse(json);
  return { json, isSample: mark.success && mark.data.sample === true };
}

function userAgent({ settings }: LoadContext<'weather'>): string {
  return `${SITE.name} (${settings.origin}, ${SITE.contact.editorial})`;
}
