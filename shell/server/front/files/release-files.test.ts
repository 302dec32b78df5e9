import type { ObjectStore } from '../../../store/object-store.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TelemetryEvent } from '../../protocol/telemetry-event.ts';
import { EditionStore } from '../../../store/edition-store.ts';
import { publishRelease } from '../../../store/publish-release.ts';
import { temporaryRelease, temporaryStore } from '../../../store/testing/temporary-release.ts';
import { ReleaseFileCache } from './release-file-cache.ts';
import { releaseFiles } from './release-files.ts';

const ENTRY = '/releases/news/1.0.0/web/remoteEntry.js';

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
  releaseFiles(app, new ReleaseFileCache(new EditionStore(objects), (event) => recorded.push(event)));
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const ask = (address: string, init?: RequestInit): Promise<Response> => fetch(base + address, init);

describe('files of a release', () => {
  it('are served with their type, for a year, and named by their hash', async () => {
    const answer = await ask(ENTRY);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toBe('/* 1.0.0 */');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('etag')).toBe(`"sha384-${createHash('sha384').update(text).digest('base64')}"`);
  });

  it('are counted as they are looked up: an alarm rings if most come from the store', async () => {
    await ask(ENTRY);
    await ask(ENTRY);
    expect(recorded).toEqual([
      { event: 'cache-asked', cache: 'release-file', hit: false },
      { event: 'cache-asked', cache: 'release-file', hit: true },
    ]);
  });

  it('are not sent again to who has them', async () => {
    const etag = (await ask(ENTRY)).headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(ENTRY, { headers: { 'if-none-match': header } });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(await answer.text()).toBe('');
    }
    expect((await ask(ENTRY, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('are compressed for who can read it, under another tag', async () => {
    const css = await publishRelease(
      new EditionStore(objects),
      await temporaryRelease('news', '3.0.0', '', {}, `/* ${'long '.repeat(500)} */`),
    );
    const address = `/releases/news/${css.version}/web/remoteEntry.js`;
    const sizes = new Map<string | null, number>();
    const tags = new Set<string | null>();
    for (const accepted of ['identity', 'gzip', 'br']) {
      const answer = await ask(address, { headers: { 'accept-encoding': accepted } });
      expect(await answer.text()).toContain('long long');
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      sizes.set(answer.headers.get('content-encoding'), Number(answer.headers.get('content-length')));
      tags.add(answer.headers.get('etag'));
      const again = await ask(address, {
        headers: { 'accept-encoding': accepted, 'if-none-match': answer.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
    expect([...sizes.keys()]).toEqual([null, 'gzip', 'br']);
    expect(sizes.get('br')).toBeLessThan(200);
    expect(tags.size).toBe(3);
  });

  it('answer HEAD like GET, without the body', async () => {
    const answer = await ask(ENTRY, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('11');
    expect(await answer.text()).toBe('');
  });

  it('are read from the store once, however many ask at once and after', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask(ENTRY)));
    await ask(ENTRY);
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
  ])('are not there at %s, which nobody keeps', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });

  it('are there as soon as the release is published, also after somebody asked too early', async () => {
    const early = '/releases/news/2.0.0/web/remoteEntry.js';
    expect((await ask(early)).status).toBe(404);
    await publishRelease(new EditionStore(objects), await temporaryRelease('news', '2.0.0'));
    expect((await ask(early)).status).toBe(200);
  });

  it.each([
    ['is missing', (file: string) => rm(file)],
    ['is another one', (file: string) => writeFile(file, '/* evil */')],
  ])('are a failure that nobody keeps when one %s, until it is fixed', async (_, spoil) => {
    const file = path.join(folder, 'releases/news/1.0.0/web/remoteEntry.js');
    await spoil(file);
    const answer = await ask(ENTRY);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    expect(await answer.text()).not.toContain('evil');
    await writeFile(file, '/* 1.0.0 */');
    expect((await ask(ENTRY)).status).toBe(200);
  });

  it('are a failure when the store does not answer in time, until it does again', async () => {
    const get = objects.get.bind(objects);
    objects.get = () => new Promise(() => {});
    const answer = await ask(ENTRY);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    objects.get = get;
    expect((await ask(ENTRY)).status).toBe(200);
  });
});
