import path from 'node:path';
import { ROOT } from '../build/paths.ts';
import { readServerSettings } from '../shell/server/settings/settings.ts';
import { rollback } from '../shell/store/moves.ts';
import { storeWith } from '../shell/store/testing/store-with.ts';
import { isOwnStore, promoteBuilds } from './publish-builds.ts';

test('npm start changes only the store of its own checkout, so readers of servers with another store get no unchecked release', () => {
  for (const editions of [
    undefined,
    'file:var/editions',
    'file:./var/editions/',
    `file:${ROOT}/var/editions`,
  ])
    expect(isOwnStore(readServerSettings({ EDITIONS: editions }).editions)).toBe(true);
  for (const editions of ['file:/srv/editions', `file:${path.dirname(ROOT)}/var/editions`, 's3://paper'])
    expect(isOwnStore(readServerSettings({ EDITIONS: editions }).editions)).toBe(false);
});

test('npm start says that it has made a build live again that was rolled back', async () => {
  const store = await storeWith('news@1.0.0', 'news@2.0.0');
  expect(await promoteBuilds(store, { news: '1.0.0' })).toBeNull();
  await promoteBuilds(store, { news: '2.0.0' });
  await rollback(store, null, { by: 'a test', note: '' });
  expect(await promoteBuilds(store, { news: '2.0.0' })).toBe(
    'Promoted the builds of this checkout:\n  news  1.0.0  ->  2.0.0',
  );
  expect(await promoteBuilds(store, { news: '2.0.0' })).toBeNull();
});
