import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { z } from 'zod';

/** More than a post of the maximum length as JSON. */
const MAX_BYTES = 1024 * 1024;

type FunctionName = 'get_blog_metadata' | 'get_details' | 'get_corrections';

/**
 * Calls a serverless function of the blog platform; `ctx.fetch` adds the public credential (specification, section 7).
 * Rejects on network failures only, not on error statuses, with an error whose message may be shown to readers: that of its
 * `cause` names the address of the platform.
 */
export async function callFunction(
  ctx: LoadContext<'blog'>,
  name: FunctionName,
  query: Readonly<Record<string, string>>,
  options: { deadlineMs?: number } = {},
): Promise<Response> {
  const address = new URL(`${ctx.settings.blogApiUrl}/${name}`);
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  try {
    return await ctx.fetch(address, { maxBytes: MAX_BYTES, ...options });
  } catch (cause) {
    throw cause instanceof Error ? new Error('The blog is not responding.', { cause }) : cause;
  }
}

/**
 * Reads a response as JSON and validates it. Throws an error whose message may be shown to readers; its `cause` is for
 * developers.
 */
export async function readResponse<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  try {
    return schema.parse(await response.json());
  } catch (cause) {
    throw new Error('The blog sent an answer we could not read.', { cause });
  }
}
