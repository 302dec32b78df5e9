import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths.ts';

const PAGE = `
  import './page.css';
  import { MOST } from './load.ts';
  import all, { createGlobalStyle, css } from 'styled-components';
  import { Link, NavLink } from 'react-router-dom';
  new Worker(new URL('./count.js', import.meta.url));
  export const used = [MOST, all, createGlobalStyle, css, Link, NavLink];
`;

/** In a process, because the bundler is an ES module. */
const build = (context: string) => `
  import { rspack } from '@rsbuild/core';
  import { RefusedImportsPlugin } from './build/web/refused-imports.ts';
  const externals = { 'styled-components': 'styled', 'react-router-dom': 'router' };
  const plugins = [new RefusedImportsPlugin()];
  rspack({ context: ${JSON.stringify(context)}, entry: './page.js', externals, plugins }).run((error, stats) => {
    for (const { message } of stats.toJson({ all: false, errors: true }).errors) console.log(message);
  });
`;

it('fails a build with a style sheet, with load, with a worker, or with exports that the pages of the site do not share', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
  await writeFile(path.join(folder, 'page.js'), PAGE);
  await writeFile(path.join(folder, 'page.css'), '');
  await writeFile(path.join(folder, 'count.js'), 'self.onmessage = () => {};');
  await writeFile(path.join(folder, 'load.ts'), 'export const MOST = 9;');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', build(folder)],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'development' } },
  );
  const messages = stdout.split('\n').filter((line) => /page\.js (?:imports|starts)/.test(line));
  expect(messages).toEqual([
    expect.stringContaining('page.js imports ./page.css, but pages of the site do not load style sheets'),
    expect.stringContaining('page.js imports ./load.ts, which runs on the server only'),
    expect.stringContaining(
      'page.js imports the default export of styled-components. Pages of the site only provide { css, keyframes, styled }',
    ),
    expect.stringContaining('page.js imports createGlobalStyle of styled-components.'),
    expect.stringContaining('page.js imports NavLink of react-router-dom.'),
    expect.stringContaining('page.js starts a web worker.'),
  ]);
});
