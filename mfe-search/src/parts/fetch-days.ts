import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import * as z from 'zod/mini';
import { ask } from './ask.ts';

const answer = z.object({ days: z.array(z.object({ day: z.string(), stories: z.number() })) });

/** The days on which the paper has kept stories, newest first. */
export async function fetchDays(ctx: LoadContext<'search'>): Promise<{ day: string; stories: number }[]> {
  return (await ask(ctx, new URL(`${ctx.settings.searchApiUrl}/days`), answer)).days;
}
