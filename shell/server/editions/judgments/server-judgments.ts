import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';
import { parseJson } from '../../../lib/parse-json.ts';
import { MAX_QUARANTINE_MS } from '../quarantine.ts';
import { SIGNALS, type Signal } from '../canary/canary-test.ts';

/** Characters of a reason: a message, not the page on which it failed. */
const MAX_REASON_CHARS = 300;
/** Per server. A newsroom promotes about fifty releases on a busy day. */
const MAX_RELEASES = 50;

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
          forMs: z.number().min(0).max(MAX_QUARANTINE_MS),
          times: z.int().min(1).max(1000),
          side: z.enum(['server', 'browser']),
          deaths: count,
          why: z.string().max(MAX_REASON_CHARS),
        }),
        z.object({ ...release, is: z.literal('restored') }),
      ]),
    )
    .max(MAX_RELEASES),
  counts: z.object({ of: z.string().max(200), sums: z.object({ live: sums, canary: sums }) }).nullable(),
});

/** What one server found: releases that it quarantined or restored recently, and its share of a canary's counts. */
export type ServerJudgments = z.output<typeof schema>;

/** Null for text that was not written by a server: anybody may have access to Redis. */
export function readJudgments(text: string): ServerJudgments | null {
  return schema.safeParse(parseJson(text)).data ?? null;
}

export function writeJudgments({ name, releases, counts }: ServerJudgments): string {
  const cut = releases
    .slice(-MAX_RELEASES)
    .map((one) => (one.is === 'quarantined' ? { ...one, why: one.why.slice(0, MAX_REASON_CHARS) } : one));
  return JSON.stringify({ name: name.slice(0, 100), releases: cut, counts });
}
