import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { z } from 'zod/mini';

const MAX_BYTES = 1024 * 1024;

/** Asks a service for JSON. Rejects if it is away, answers with an error, or sends something else. */
export async function ask<T>(ctx: LoadContext, address: URL, schema: z.ZodMiniType<T>): Promise<T> {
  const response = await ctx.fetch(address, { maxBytes: MAX_BYTES });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}.`);
  return schema.parse(await response.json());
}
