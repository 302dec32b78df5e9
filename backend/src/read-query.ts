import type { z } from 'zod';
import { NamedError } from './named-error.ts';

/** Parses a query. Throws a named error with the message of the first issue. */
export function readQuery<T>(query: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  throw new NamedError('query_malformed', 400, result.error.issues[0]?.message ?? 'The query is malformed.');
}
