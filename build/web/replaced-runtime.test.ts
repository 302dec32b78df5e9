import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../paths.ts';

/** Builds a container without the module to be replaced. In a process, because the bundler is an ES module. */
const BUILD = `
  import { rspack } from '@rsbuild/core';
  import { ReplacedRuntimePlugin } from './build/web/replaced-runtime.ts';
  const plugins = [new ReplacedRuntimePlugin()];
  rspack({ entry: 'data:text/javascript,export {}', plugins }).run((error, stats) => {
    for (const { message } of stats.toJson({ all: false, errors: true }).errors) console.log(message);
  });
`;

it('fails a build without the runtime that it replaces, with a message', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', BUILD],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'development' } },
  );
  expect(stdout).toMatch(
    /runtime of this container was not replaced: .+ update build\/web\/replaced-runtime\.ts/,
  );
});
