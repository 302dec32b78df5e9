import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';

/** Installs one package of two, and takes longer than the interval of progress lines (3 s). */
const NPM = `#!/bin/sh
mkdir -p node_modules/one && echo '{}' > node_modules/one/package.json
sleep 4
`;

const LOCK = {
  packages: {
    '': {},
    'node_modules/@meadowlark/news': { resolved: 'mfe-news', link: true },
    'mfe-news': {},
    'node_modules/one': {},
    'mfe-news/node_modules/two': {},
    'node_modules/for-other-machines': { os: ['aix'], optional: true },
  },
};

it('shows the progress of the installation, and continues when it is done', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  cpSync(path.join(ROOT, 'scripts/lib'), path.join(root, 'scripts/lib'), { recursive: true });
  mkdirSync(path.join(root, 'build'));
  for (const file of ['scripts/bytes.mjs', 'build/run.mjs'])
    copyFileSync(path.join(ROOT, file), path.join(root, file));
  mkdirSync(path.join(root, 'bin'));
  writeFileSync(path.join(root, 'bin/npm'), NPM);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(LOCK));
  const { stdout } = spawnSync(process.execPath, [path.join(root, 'scripts/bytes.mjs')], {
    env: { ...process.env, PATH: `${root}/bin:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /^Installing packages \(a minute or two the first time\) …\n(?:Installing packages: 1 of about 2 …\n)+$/,
  );
  expect(readFileSync(path.join(root, 'node_modules/.installed-from'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});
