import path from 'node:path';
import { ROOT } from '../build/paths.ts';
import { readServerSettings } from '../shell/server/settings/settings.ts';
import { isOwnStore } from './publish-builds.ts';

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
