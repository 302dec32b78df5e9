import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { encodingFor, EncodedBodies } from './encoded-bodies.ts';

const TEXT = readFileSync(new URL(import.meta.url));

async function settled(bodies: EncodedBodies, first: Buffer): Promise<Buffer> {
  for (let turn = 0; turn < 200 && bodies.at('br')?.bytes === first; turn += 1) await delay(10);
  return bodies.at('br')?.bytes ?? first;
}

it('compresses lasting bodies a second time, to fewer bytes, with the same weak tag', async () => {
  const bodies = new EncodedBodies(TEXT, { lasting: true });
  const quick = await bodies.in('br');
  const bytes = await settled(bodies, quick.bytes);
  expect(bytes.length).toBeLessThan(quick.bytes.length);
  expect(brotliDecompressSync(bytes)).toEqual(TEXT);
  expect((await bodies.in('br')).etag).toBe(quick.etag);
  // A strong tag must change with the bytes.
  expect(quick.etag).toMatch(/^W\/"[\w-]+-br"$/);
});

it('compresses a page once, and again on request', async () => {
  const bodies = new EncodedBodies(TEXT);
  expect(bodies.recompress()).toBe(false);
  const [one, other] = await Promise.all([bodies.in('br'), bodies.in('br')]);
  expect(other).toBe(one);
  await delay(200);
  expect(bodies.at('br')).toBe(one);
  expect([bodies.recompress(), bodies.recompress()]).toEqual([true, false]);
  expect((await settled(bodies, one.bytes)).length).toBeLessThan(one.bytes.length);
});

it('does not compress a few bytes', async () => {
  const bodies = new EncodedBodies(Buffer.from('short'), { lasting: true });
  expect(await bodies.in('br')).toBe(bodies.plain);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;q=0.8, identity', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0,gzip;q=0.0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['nonsense;;;q=x', 'identity'],
  ['', 'identity'],
  ['gzip, '.repeat(2500), 'identity'],
  [undefined, 'identity'],
])('the encoding for %j is %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
