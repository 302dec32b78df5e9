import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import * as z from 'zod/mini';
import { requestJson } from './request-json.ts';

const responseSchema = z.object({ days: z.array(z.object({ day: z.string(), stories: z.number() })) });

/** The days with stored stories, newest first. */
export async function fetchDays(ctx: LoadContext<'search'>): Promise<{ day: string; stories: number }[]> {
  return (await requestJson(ctx, new URL(`${ctx.settings.searchApiUrl}/days`), responseSchema)).days;
}
