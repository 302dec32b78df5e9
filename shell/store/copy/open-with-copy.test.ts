import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openWithCopy } from './open-with-copy.ts';
import { promote } from '../promote.ts';
import { publishRelease } from '../publish-release.ts';
import { S3Imitation } from '../testing/s3-imitation.ts';
import { temporaryRelease } from '../testing/temporary-release.ts';

const env = process.env;
afterEach(() => {
  process.env = env;
  jest.useRealTimers();
});

test('a failed copy is repeated when the disk accepts it, without another move of live', async () => {
  const bucket = await S3Imitation.start();
  const { endpoint } = bucket;
  process.env = {
    ...env,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  };
  const place = path.join(await mkdtemp(path.join(tmpdir(), 'copy-')), 'file');
  await writeFile(place, 'no folder can be made here');
  const warn = jest.fn();
  const { store, copy } = await openWithCopy({ editions: 's3://bucket' }, `${place}/copy`, { warn });
  await publishRelease(store, await temporaryRelease('news', '1.0.0'));
  const { number, edition } = await promote(store, { releases: { news: '1.0.0' } }, { by: 'a', note: '' });
  const live = await store.edition(edition);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  copy?.keep(number, live);
  while (warn.mock.calls.length === 0) await new Promise(setImmediate);
  await jest.advanceTimersByTimeAsync(60_000);
  await new Promise(setImmediate);
  await rm(place);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  const index = await waitForText(`${place}/copy/index.json`);
  expect(index).toContain('releases/news/1.0.0/release.json');
  expect(warn).toHaveBeenCalledTimes(1);
  bucket.stop();
});

async function waitForText(file: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return text;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return '';
}
