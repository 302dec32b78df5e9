import type { z } from 'zod';

/**
 * The JSON of an answer, checked against its schema. Throws an error whose message may be shown to readers; what a
 * developer needs to know is its `cause`.
 */
export async function readAnswer<T>(answer: Response, schema: z.ZodType<T>): Promise<T> {
  try {
    return schema.parse(await answer.json());
  } catch (cause) {
    throw new Error('The blog sent an answer we could not read.', { cause });
  }
}
