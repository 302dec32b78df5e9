import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../build/paths.ts';
import { EditionStore } from '../edition-store.ts';
import { promote } from '../promote.ts';
import { publishRelease } from '../publish-release.ts';
import { S3Imitation } from '../testing/s3-imitation.ts';
import { temporaryRelease } from '../testing/temporary-release.ts';

let storages: S3Imitation[] = [];
afterEach(() => {
  for (const storage of storages) storage.stop();
  storages = [];
});

/** A storage that grants the permissions in the table of ADR 10, or fewer. Records what it denied. */
async function storageFor(who: string, { removes = true } = {}) {
  const adr = readFileSync(path.join(ROOT, 'docs/adr/0010-conditional-write.md'), 'utf8');
  const rights = new RegExp(`^\\| rights of ${who} \\| (.*) \\|$`, 'm').exec(adr)?.[1] ?? '';
  const granted = (right: string) =>
    (rights.split('; ').find((one) => one.startsWith(right)) ?? '')
      .split('`')
      .filter((word) => word.includes('/'))
      .map((word) => new RegExp(`^${word.replaceAll('*', '.*')}`));
  const allowed = {
    GET: [/^/],
    HEAD: [/^/],
    PUT: granted('write'),
    DELETE: removes ? granted('remove') : [],
  };
  const denied: string[] = [];
  const storage = await S3Imitation.start(({ method = '', url = '' }, response) => {
    const key = new URL(url, 'http://storage').pathname.replace(/^\/bucket\/?/, '');
    if (allowed[method as keyof typeof allowed].some((keys) => keys.test(key))) return false;
    denied.push(`${method} ${key}`);
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>AccessDenied</Code></Error>');
    return true;
  });
  storages.push(storage);
  return { store: new EditionStore(storage.objects()), denied };
}

test('a preview can publish and a pipeline can promote with the documented permissions', async () => {
  const preview = await storageFor('a preview');
  await publishRelease(preview.store, await temporaryRelease('news', '1'));
  expect(preview.denied).toEqual([]);
  await expect(promote(preview.store, { releases: { news: '1' } }, { by: 'a', note: '' })).rejects.toThrow(
    'AccessDenied',
  );
  const pipeline = await storageFor('a pipeline');
  await publishRelease(pipeline.store, await temporaryRelease('news', '1'));
  await promote(pipeline.store, { releases: { news: '1' } }, { by: 'a', note: '' });
  expect(pipeline.denied).toEqual([]);
});

test('without permission to remove anything, publishing still works', async () => {
  const { store, denied } = await storageFor('a preview', { removes: false });
  await publishRelease(store, await temporaryRelease('news', '1'));
  expect(await store.versions('news')).toEqual(['1']);
  expect(denied.map((request) => request.split('/')[0])).toEqual(['DELETE probe', 'DELETE releases']);
});
