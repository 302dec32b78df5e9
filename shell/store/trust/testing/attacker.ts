import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { randomInteger, type Random } from '../../../lib/testing/random-numbers.ts';
import { newKeyPair, SigningKey } from '../signing-key.ts';

/** All objects of a store, by key. */
export type Objects = ReadonlyMap<string, Buffer>;

/** Changes that an attacker with all permissions on the bucket but without a key makes at once. */
export interface Alteration {
  kind: string;
  /** New bytes by key; null: removed. */
  changes: ReadonlyMap<string, Buffer | null>;
}

/** In everything that the attacker writes. */
export const MARK = 'altered-by-the-attacker';

type Move = (objects: Objects, random: Random) => Map<string, Buffer | null>;

/** Endless alterations, each of the original store; every one changes something. */
export function* alterations(objects: Objects, random: Random): Generator<Alteration, never> {
  const kinds = Object.entries(KINDS);
  for (;;) {
    const [kind, move] = pick(kinds, random);
    const changes = [...move(objects, random)].filter(([key, body]) => isChange(objects.get(key), body));
    if (changes.length > 0) yield { kind, changes: new Map(changes) };
  }
}

function isChange(before: Buffer | undefined, after: Buffer | null): boolean {
  return after === null || before === undefined ? Boolean(before) !== Boolean(after) : !before.equals(after);
}

const KINDS: Readonly<Record<string, Move>> = {
  'flips a bit': (objects, random) => {
    const [key, body] = anyObject(objects, random);
    const flipped = Buffer.from(body);
    const at = randomInteger(random, body.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << randomInteger(random, 8));
    return new Map([[key, flipped]]);
  },
  truncates: (objects, random) => {
    const [key, body] = anyObject(objects, random);
    return new Map([[key, body.subarray(0, randomInteger(random, body.length))]]);
  },
  replaces: (objects, random) => {
    const [key] = anyObject(objects, random);
    return new Map([
      [key, Buffer.from(pick([MARK, '', '{}', 'null', '[]', `<script>${MARK}</script>`], random))],
    ]);
  },
  removes: (objects, random) => new Map([[anyObject(objects, random)[0], null]]),
  swaps: (objects, random) => {
    const [key, body] = anyObject(objects, random);
    const [other, otherBody] = pick(sameKind(objects, key), random);
    return new Map([
      [key, otherBody],
      [other, body],
    ]);
  },
  'replays under another name': (objects, random) => {
    const [key, body] = anyObject(objects, random);
    const [other] = pick(sameKind(objects, key), random);
    return new Map([[key.startsWith('live/') ? moveAbove(objects, random) : other, body]]);
  },
  'replays an earlier move with a number of its own': (objects, random) => {
    const [, body] = pick(
      among(objects, (key) => key.startsWith('live/')),
      random,
    );
    const key = moveAbove(objects, random);
    return new Map([[key, json({ ...parsed(body), number: numberOf(key) })]]);
  },
  'takes the signature off': (objects, random) => {
    const [key, body] = pick(among(objects, isSignedKind), random);
    const { signature: _, ...document } = parsed(body);
    return new Map([[key, json(document)]]);
  },
  'signs with a key of its own': (objects, random) => {
    const [key, body] = pick(among(objects, isSignedKind), random);
    const { signature: _, ...document } = parsed(body);
    return new Map([[key, signedByAttacker(key, { ...document, note: MARK, owner: MARK })]]);
  },
  'changes a field and keeps the signature': (objects, random) => {
    const [key, body] = pick(among(objects, isSignedKind), random);
    const document = parsed(body);
    const [field] = pick(Object.entries(document), random);
    return new Map([[key, json({ ...document, [field]: pick([MARK, null, 1, {}, []], random) })]]);
  },
  'rewrites a file, and release.json so that its hash fits': (objects, random) => {
    const [key, body] = pick(
      among(objects, (one) => /\.c?js$/.test(one)),
      random,
    );
    const evil = Buffer.concat([Buffer.from(`/* ${MARK} */`), body]);
    const prefix = key.split('/').slice(0, 3).join('/');
    const manifest = `${prefix}/release.json`;
    const release = parsed(objects.get(manifest) ?? Buffer.from('{}'));
    const files = (release['files'] as { path: string }[]).map((file) =>
      `${prefix}/${file.path}` === key ? { ...file, bytes: evil.length, integrity: integrityOf(evil) } : file,
    );
    const rewritten = { ...release, files };
    return new Map([
      [key, evil],
      [manifest, pick([json(rewritten), signedByAttacker(manifest, rewritten)], random)],
    ]);
  },
  'points live at an edition of its own': (objects, random) => {
    const [moveKey, body] = lastMove(objects);
    const move = parsed(body);
    const edition = parsed(objects.get(`editions/${String(move['edition'])}.json`) ?? Buffer.from('{}'));
    const id = `20260101T00000${randomInteger(random, 10)}Z-00000000`;
    const sign = random() < 0.5 ? signedByAttacker : (_: string, document: object) => json(document);
    const forged = sign(`editions/${id}.json`, { ...edition, id, digests: {}, note: MARK });
    const key = moveAbove(objects, random);
    const before = integrityOf(objects.get(moveKey) ?? '');
    const next = {
      ...move,
      number: numberOf(key),
      edition: id,
      digest: integrityOf(forged),
      before,
      note: MARK,
    };
    return new Map([
      [`editions/${id}.json`, forged],
      [key, sign(key, next)],
    ]);
  },
  'rolls back to an earlier edition': (objects, random) => {
    const [moveKey, body] = lastMove(objects);
    const [editionKey, edition] = pick(
      among(objects, (key) => key.startsWith('editions/')),
      random,
    );
    const key = moveAbove(objects, random);
    const { signature, ...move } = parsed(body);
    const next = {
      ...move,
      number: numberOf(key),
      edition: editionKey.replace(/^editions\/|\.json$/g, ''),
      digest: integrityOf(edition),
      before: integrityOf(objects.get(moveKey) ?? ''),
      action: pick(['rollback', 'promote', 'halt', 'canary'], random),
      ...(random() < 0.5 && { signature }),
    };
    return new Map([[key, json(next)]]);
  },
};

/** There are many files, so one object in four each is a move, an edition, a release.json, and any file. */
function anyObject(objects: Objects, random: Random): [string, Buffer] {
  const kind = pick(
    [/^live\//, /^editions\//, /\/release\.json$/, /^releases\/.*(?<!\/release\.json)$/],
    random,
  );
  return pick(
    among(objects, (key) => kind.test(key)),
    random,
  );
}

function sameKind(objects: Objects, key: string): [string, Buffer][] {
  const ending = key.endsWith('/release.json') ? '/release.json' : '';
  const [folder = ''] = key.split('/');
  return among(objects, (other) => other.startsWith(`${folder}/`) && other.endsWith(ending));
}

function among(objects: Objects, fits: (key: string) => boolean): [string, Buffer][] {
  return [...objects].filter(([key, body]) => fits(key) && body.length > 0);
}

function isSignedKind(key: string): boolean {
  return /^live\/|^editions\/|\/release\.json$/.test(key);
}

function lastMove(objects: Objects): [string, Buffer] {
  return (
    among(objects, (key) => key.startsWith('live/'))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .at(-1) ?? ['', Buffer.alloc(0)]
  );
}

function moveAbove(objects: Objects, random: Random): string {
  const last = numberOf(lastMove(objects)[0]);
  const number = last + pick([1, 2, 1 + randomInteger(random, 5000), 9_999_999_999 - last], random);
  return `live/${String(number).padStart(10, '0')}.json`;
}

function numberOf(moveKey: string): number {
  return Number.parseInt(moveKey.replace('live/', ''), 10);
}

const ATTACKERS = new SigningKey(newKeyPair().privateKey);

function signedByAttacker(key: string, document: object): Buffer {
  return json({ ...document, signature: ATTACKERS.sign(key, document) });
}

function json(document: object): Buffer {
  return Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
}

function parsed(body: Buffer): Record<string, unknown> {
  return JSON.parse(body.toString('utf8')) as Record<string, unknown>;
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  const value = values[randomInteger(random, values.length)];
  if (value === undefined) throw new Error('The list to choose from is empty.');
  return value;
}
