import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';

const LIVE = ['dev', '--live', 'http://localhost:1'];

it.each([
  [['build', '--mode', 'development'], "Unknown option '--mode'"],
  [['build', 'news'], "Unexpected argument 'news'"],
  [[...LIVE, '--port', '3005'], '--live takes nothing but the site, and got "--port" as well.'],
  [[...LIVE, 'news'], '--live takes nothing but the site, and got "news" as well.'],
  [['-x'], "Unknown option '-x'"],
])('remote %j drops nothing in silence', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'kit/bin/remote.mjs'), ...args], {
    cwd: path.join(ROOT, 'mfe-news'),
    encoding: 'utf8',
    // If it went to work instead.
    timeout: 20_000,
  });
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
});
