import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promote } from '../../store/promote.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import { temporaryFolder } from '../../store/testing/temporary-release.ts';
import { runCommand } from '../testing/run-command.ts';

it("a team's own repository gets the pictures, not the kit in its node_modules", async () => {
  const store = await storeWith('news@1.0.0');
  await promote(store, { releases: { news: '1.0.0' } }, { by: 'a test', note: '' });
  const repository = realpathSync(await temporaryFolder());
  writeFileSync(path.join(repository, 'package-lock.json'), '{}');
  const [folder, browser] = [process.cwd(), process.env['BROWSER_PATH']];
  process.chdir(repository);
  process.env['BROWSER_PATH'] = '/nowhere';
  try {
    expect((await runCommand(store, ['states'])).err).toContain('Pictures need a browser');
  } finally {
    process.chdir(folder);
    if (browser === undefined) delete process.env['BROWSER_PATH'];
    else process.env['BROWSER_PATH'] = browser;
  }
  expect(existsSync(path.join(repository, 'var/states'))).toBe(true);
});
