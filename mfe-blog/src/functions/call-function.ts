import type { LoadContext } from '@meadowlark/shared/contract/load.ts';

type FunctionName = 'get_blog_metadata' | 'get_details';

/**
 * Calls one of the blog platform's functions with the public credential (specification, section 7).
 * Rejects on a network failure, never on a status.
 */
export function callFunction(
  ctx: LoadContext,
  name: FunctionName,
  query: Readonly<Record<string, string>>,
): Promise<Response> {
  const address = new URL(`${ctx.settings.blogApiUrl}/${name}`);
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return ctx.fetch(address, { headers: { Authorization: `Bearer ${ctx.settings.blogApiToken}` } });
}
