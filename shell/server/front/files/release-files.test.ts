import type { ObjectStore } from '../../../store/object-store.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../../lib/testing/until.ts';
import type { TelemetryEvent } from '../../protocol/telemetry-event.ts';
import { EditionStore } from '../../../store/edition-store.ts';
import { publishRelease } from '../../../store/publish-release.ts';
import { temporaryRelease, temporaryStore } from '../../../store/testing/temporary-release.ts';
import { ReleaseFileCache } from './release-file-cache.ts';
import { releaseFiles } from './release-files.ts';

const ENTRY = '/releases/news/1.0.0/web/remoteEntry.js';
const SERVED = 'news@1.0.0';

let app: FastifyInstance;
let base: string;
let folder: string;
let objects: ObjectStore;
/** Keys read from the store. */
let read: string[];
let recorded: TelemetryEvent[];

beforeEach(async () => {
  const temporary = await temporaryStore();
  folder = temporary.folder;
  objects = temporary.store.objects;
  await publishRelease(temporary.store, await temporaryRelease('news', '1.0.0'));
  read = [];
  recorded = [];
  const get = objects.get.bind(objects);
  objects.get = (key) => {
    read.push(key);
    return get(key);
  };
  app = fastify();
  const isServed = (name: string, version: string) => `${name}@${version}` === SERVED;
  const cache = new ReleaseFileCache(new EditionStore(objects), isServed, (event) => recorded.push(event));
  releaseFiles(app, cache);
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const request = (address: string, init?: RequestInit): Promise<Response> => fetch(base + address, init);

describe('files of a release', () => {
  it('are served with their type, for a year, and named by their hash', async () => {
    const response = await request(ENTRY);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toBe('/* 1.0.0 */');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('etag')).toBe(
      `"sha384-${createHash('sha384').update(text).digest('base64')}"`,
    );
  });

  it('are counted as they are looked up: an alarm fires if most come from the store', async () => {
    await request(ENTRY);
    await request(ENTRY);
    expect(recorded).toEqual([
      { event: 'cache-lookup', cache: 'release-file', hit: false },
      { event: 'cache-lookup', cache: 'release-file', hit: true },
    ]);
  });

  it('of many made-up releases do not make the store busy, which polls of live wait for', async () => {
    let respond = () => {};
    const responds = new Promise<void>((resolve) => (respond = resolve));
    const get = objects.get.bind(objects);
    objects.get = async (key) => {
      const body = await get(key);
      await responds;
      return body;
    };
    const made = Array.from({ length: 200 }, (_, i) => request(ENTRY.replace('1.0.0', `1.0.0-${i}`)));
    const refused = await Promise.race(made);
    const served = request(ENTRY);
    await Promise.race([served, until(() => read.includes('releases/news/1.0.0/release.json'))]);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([502, 'no-store']);
    await until(() => read.length > 0);
    expect(read.length).toBeLessThan(50);
    respond();
    const statuses = (await Promise.all(made)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([502, 404]));
    expect((await served).status).toBe(200);
  });

  it('are not sent again to browsers that have them', async () => {
    const etag = (await request(ENTRY)).headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await request(ENTRY, { headers: { 'if-none-match': header } });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    expect((await request(ENTRY, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('are compressed if the browser accepts it, with a different tag', async () => {
    const css = await publishRelease(
      new EditionStore(objects),
      await temporaryRelease('news', '3.0.0', '', {}, `/* ${'long '.repeat(500)} */`),
    );
    const address = `/releases/news/${css.version}/web/remoteEntry.js`;
    const sizes = new Map<string | null, number>();
    const tags = new Set<string | null>();
    for (const accepted of ['identity', 'gzip', 'br']) {
      const response = await request(address, { headers: { 'accept-encoding': accepted } });
      expect(await response.text()).toContain('long long');
      expect(response.headers.get('vary')).toBe('accept-encoding');
      sizes.set(response.headers.get('content-encoding'), Number(response.headers.get('content-length')));
      tags.add(response.headers.get('etag'));
      const again = await request(address, {
        headers: { 'accept-encoding': accepted, 'if-none-match': response.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
    expect([...sizes.keys()]).toEqual([null, 'gzip', 'br']);
    expect(sizes.get('br')).toBeLessThan(200);
    expect(tags.size).toBe(3);
  });

  it('respond to HEAD like GET, without the body', async () => {
    const response = await request(ENTRY, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('11');
    expect(await response.text()).toBe('');
  });

  it('are read from the store once for all concurrent and later requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => request(ENTRY)));
    await request(ENTRY);
    expect(read.toSorted()).toEqual([
      'releases/news/1.0.0/release.json',
      'releases/news/1.0.0/web/remoteEntry.js',
    ]);
  });

  it.each([
    '/releases/news/1.0.0/web/nothing.js',
    '/releases/news/1.0.0/web/',
    '/releases/news/1.0.0/web/../server.cjs',
    '/releases/news/1.0.0/web/..%2Fserver.cjs',
    '/releases/news/9.9.9/web/remoteEntry.js',
    '/releases/nobody/1.0.0/web/remoteEntry.js',
    '/releases/..%2Fnews/1.0.0/web/remoteEntry.js',
    '/releases/news/%2E%2E/web/remoteEntry.js',
    '/releases/NEWS/1.0.0/web/remoteEntry.js',
  ])('are missing at %s, which is not cached', async (address) => {
    const response = await request(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });

  it('are there as soon as the release is published, even after a request that came too early', async () => {
    const early = '/releases/news/2.0.0/web/remoteEntry.js';
    expect((await request(early)).status).toBe(404);
    await publishRelease(new EditionStore(objects), await temporaryRelease('news', '2.0.0'));
    expect((await request(early)).status).toBe(200);
  });

  it.each([
    ['is missing', (file: string) => rm(file)],
    ['is another one', (file: string) => writeFile(file, '/* evil */')],
  ])('are a failure that nobody keeps when one %s, until it is fixed', async (_, spoil) => {
    const file = path.join(folder, 'releases/news/1.0.0/web/remoteEntry.js');
    await spoil(file);
    const response = await request(ENTRY);
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).not.toContain('evil');
    await writeFile(file, '/* 1.0.0 */');
    expect((await request(ENTRY)).status).toBe(200);
  });

  it('fail when the store does not respond in time, until it does again', async () => {
    const get = objects.get.bind(objects);
    objects.get = () => new Promise(() => {});
    const response = await request(ENTRY);
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    objects.get = get;
    expect((await request(ENTRY)).status).toBe(200);
  });
});
