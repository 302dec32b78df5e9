import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { pagePolicy } from '../pages/page-policy.ts';
import type { ServingOptions } from '../pages/composing.ts';
import type { PageCacheResult } from '../telemetry/telemetry.ts';
import { seal, unseal, type EnvelopeMeta } from './envelope.ts';
import { KeptDocument } from './kept-document.ts';
import { redisBytes } from './redis-bytes.ts';
import type { SecondLevel } from './second-level.ts';
import { documentText, type DocumentKind, type ViewKey } from './view-key.ts';

/** Larger values stay with the server that made them. */
const MAX_BYTES = 1024 * 1024;
/** Clocks of servers differ by so much at most; what was made later than now is refused. */
const CLOCKS_MS = 5000;

/** Shares finished pages with other servers by Redis. Nothing that comes from there is trusted: see `envelope.ts`. */
export function redisLevel(url: string, options: ServingOptions, log: FastifyBaseLogger): SecondLevel {
  const bytes = redisBytes(url, log);
  const asked = (result: PageCacheResult) => options.telemetry.pageCacheAsked('redis', result, 1);
  const prefix = `meadowlark:${siteOf(options)}:`;
  const placeOf = (kind: DocumentKind, { ref, address }: Pick<ViewKey, 'ref' | 'address'>) =>
    prefix + digest(documentText(kind, ref, address));

  return {
    read: async (kind, key) => {
      const place = placeOf(kind, key);
      let sealed: Buffer | null;
      try {
        sealed = await bytes.get(place);
      } catch {
        asked('failed');
        return null;
      }
      if (!sealed) {
        asked('miss');
        return null;
      }
      const found = await unseal(place, sealed);
      if (!found || !fits(found.meta, kind, key)) {
        asked('refused');
        return null;
      }
      asked('hit');
      // A shell that cannot be loaded is a matter of who composes the page.
      return restore(found, key, options).catch(() => null);
    },
    write: (document) => void send(document),
    close: () => bytes.close(),
  };

  async function send(document: KeptDocument): Promise<void> {
    const { kind, key, facts, lifetime, bodies } = document;
    const { pattern, query, freshSeconds, units, releases } = facts;
    if (pattern === null) return;
    const { bytes: packed, encoding } = await bodies.in('br');
    if (encoding !== 'br' || packed.length > MAX_BYTES) return;
    const place = placeOf(kind, key);
    const meta = {
      kind,
      ref: key.ref,
      address: key.address,
      ...lifetime,
      pattern,
      query: [...query],
      freshSeconds,
      units: [...units],
      releases: [...releases],
    };
    const seconds = Math.ceil((lifetime.freshMs + lifetime.staleMs) / 1000);
    bytes.set(place, seal(place, meta, packed), seconds);
  }
}

/** Whether it is what was asked for, made of what the edition names and of nothing else. */
function fits(meta: EnvelopeMeta, kind: DocumentKind, { ref, address, choice }: ViewKey): boolean {
  const { id, releases } = choice.edition;
  return (
    meta.kind === kind &&
    meta.ref === ref &&
    meta.address === address &&
    meta.madeAt < Date.now() + CLOCKS_MS &&
    meta.units.every(({ edition }) => edition === id) &&
    meta.releases.every(({ name, version }) => releases[name] === version)
  );
}

/** The document, with headers of this server's own: nothing from outside decides what a page may do. */
async function restore(
  { meta, packed, body }: { meta: EnvelopeMeta; packed: Buffer; body: Buffer },
  key: ViewKey,
  options: ServingOptions,
): Promise<KeptDocument> {
  const { kind, madeAt, freshMs, staleMs, pattern, query, freshSeconds, units, releases } = meta;
  const policy = kind === 'page' ? await policyOf(key, options) : null;
  const facts = {
    status: 200,
    pattern,
    query,
    freshSeconds,
    units,
    releases,
    lacking: false,
    provisional: false,
  };
  const document = new KeptDocument(
    { kind, key, facts, lifetime: { madeAt, freshMs, staleMs }, policy },
    body,
  );
  document.bodies.put('br', packed);
  return document;
}

async function policyOf({ choice }: ViewKey, options: ServingOptions): Promise<string> {
  const { module } = await options.releases.shell(choice.edition.releases['shell'] ?? '');
  return pagePolicy(module, options);
}

/** Names everything besides the edition that pages depend on, so that two sites can share one Redis. */
function siteOf({ settings, adFrameUrl }: ServingOptions): string {
  return digest(JSON.stringify([settings, adFrameUrl]));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
