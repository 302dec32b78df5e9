import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { z } from 'zod/mini';

const MAX_BYTES = 1024 * 1024;

/** Requests JSON from a service. Rejects if it is unavailable, responds with an error, or sends something else. */
export async function requestJson<T>(ctx: LoadContext, address: URL, schema: z.ZodMiniType<T>): Promise<T> {
  const response = await ctx.fetch(address, { maxBytes: MAX_BYTES });
  if (!response.ok) throw new Error(`${address.pathname} responded ${response.status}.`);
  return schema.parse(await response.json());
}
