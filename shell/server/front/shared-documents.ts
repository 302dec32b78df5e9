import { editionId, type Edition } from '@meadowlark/shared/contract/edition.ts';
import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { z } from 'zod';
import type { ViewFacts } from '../protocol/messages.ts';
import type { Lifetime } from './cache/cached-page.ts';

/** Largest difference between the clocks of servers. */
const CLOCKS_MS = 5000;

const release = z.strictObject({ name: z.string().regex(REMOTE_NAME), version: z.string().regex(VERSION) });
const unit = z.strictObject({
  remote: z.string().regex(REMOTE_NAME),
  kind: z.enum(['page', 'block']),
  name: z.string(),
  version: z.string().regex(VERSION),
  edition: editionId,
});

/** The facts of a shared document. Only complete documents with status 200 are shared. */
const schema = z.strictObject({
  kind: z.enum(['page', 'data', 'sitemap', 'feed']),
  ref: z.string(),
  address: z.string(),
  madeAt: z.number().int().positive(),
  freshMs: z.number().int().positive().max(86_400_000),
  staleMs: z.number().int().positive().max(86_400_000),
  pattern: z.string(),
  query: z.array(z.string()),
  freshSeconds: z.number().positive(),
  units: z.array(unit),
  releases: z.array(release),
});

type Place = Pick<z.infer<typeof schema>, 'kind' | 'ref' | 'address'>;

/** Null for a document that is not shared. */
export function toShared(place: Place, facts: ViewFacts, lifetime: Lifetime): object | null {
  const { status, pattern, query, freshSeconds, units, releases, degraded, incomplete } = facts;
  if (status !== 200 || pattern === null || degraded || incomplete) return null;
  return { ...place, ...lifetime, pattern, query, freshSeconds, units, releases };
}

/** Null if it is a different document, or made of other releases than the edition's. */
export function fromShared(
  shared: unknown,
  { kind, ref, address }: Place,
  { id, releases }: Edition,
): { facts: ViewFacts; lifetime: Lifetime } | null {
  const { data } = schema.safeParse(shared);
  if (!data) return null;
  const fits =
    data.kind === kind &&
    data.ref === ref &&
    data.address === address &&
    data.madeAt < Date.now() + CLOCKS_MS &&
    data.units.every(({ edition }) => edition === id) &&
    data.releases.every(({ name, version }) => releases[name] === version);
  if (!fits) return null;
  const { madeAt, freshMs, staleMs, pattern, query, freshSeconds, units } = data;
  return {
    facts: {
      status: 200,
      pattern,
      query,
      freshSeconds,
      units,
      releases: data.releases,
      incomplete: false,
      degraded: false,
    },
    lifetime: { madeAt, freshMs, staleMs },
  };
}
