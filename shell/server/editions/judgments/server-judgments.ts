import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';
import { parseJson } from '../../../lib/parse-json.ts';
import { LONGEST_MS } from '../quarantine.ts';
import { SIGNALS, type Signal } from '../canary/trial.ts';

/** Characters of a reason: a sentence, not the page on which it failed. */
const MOST_OF_WHY = 300;
/** Of one server. A newsroom promotes some fifty releases on a busy day. */
const MOST_RELEASES = 50;

const id = z.string().regex(/^[\w-]{1,80}$/);
const release = { id, name: z.string().max(100).regex(REMOTE_NAME), version: z.string().regex(VERSION) };
const count = z.int().min(0);
const tally = z.object({ cases: count, bad: count });
const sums = z.object(
  Object.fromEntries(Object.keys(SIGNALS).map((signal) => [signal, tally])) as Record<Signal, typeof tally>,
);

const schema = z.object({
  name: z.string().max(100),
  releases: z
    .array(
      z.discriminatedUnion('is', [
        z.object({
          ...release,
          is: z.literal('quarantined'),
          forMs: z.number().min(0).max(LONGEST_MS),
          times: z.int().min(1).max(1000),
          side: z.enum(['server', 'browser']),
          deaths: count,
          why: z.string().max(MOST_OF_WHY),
        }),
        z.object({ ...release, is: z.literal('restored') }),
      ]),
    )
    .max(MOST_RELEASES),
  counts: z.object({ of: z.string().max(200), sums: z.object({ live: sums, canary: sums }) }).nullable(),
});

/** What one server found: releases that it quarantined or restored lately, and its part of the counts of a canary. */
export type ServerJudgments = z.output<typeof schema>;

/** Null for what no server wrote: anybody may have been at Redis. */
export function readJudgments(text: string): ServerJudgments | null {
  return schema.safeParse(parseJson(text)).data ?? null;
}

export function writeJudgments({ name, releases, counts }: ServerJudgments): string {
  const cut = releases
    .slice(-MOST_RELEASES)
    .map((one) => (one.is === 'quarantined' ? { ...one, why: one.why.slice(0, MOST_OF_WHY) } : one));
  return JSON.stringify({ name: name.slice(0, 100), releases: cut, counts });
}
