import '../lib/no-arguments.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { run } from '../../build/run.mjs';
import { giveUp, say } from '../lib/say.mjs';
import { kitRegistry } from './kit-registry.ts';
import type { Manifest } from './manifests.ts';
import { KIT_FOLDER } from './pack-kit.ts';

try {
  const registry = kitRegistry(process.env);
  if (registry === null)
    throw new Error('Set KIT_REGISTRY to the URL of a registry, and KIT_TOKEN to a token that may publish.');
  // In this order, because the kit depends on the other one.
  for (const packed of ['shared', 'kit']) await publish(packed, registry.url);
} catch (error) {
  giveUp(messageOf(error));
}

/** Publishes a packed package, unless the registry has its version. */
async function publish(packed: string, registry: string): Promise<void> {
  const { name, version } = packedManifest(packed);
  const release = `${name}@${version}`;
  const npm = npmOf(registry, name.split('/', 1)[0] ?? '');
  const there = await npm('view', release, 'version');
  if (there.code === 0 && there.output.includes(version)) return say(`${release} is in ${registry} already.`);
  // Without an error, the registry has other versions of it.
  if (there.code !== 0 && !there.output.includes('E404'))
    throw new Error(`${there.output}\n${registry} does not say whether it has ${release}.`);
  const begin = `${name.slice(1).replace('/', '-')}-${version}-`;
  const file = readdirSync(KIT_FOLDER).find((one) => one.startsWith(begin));
  const { code, output } = await npm('publish', `./${file}`, '--ignore-scripts');
  if (code !== 0) throw new Error(`${output}\n${release} was not published.`);
  say(`Published ${release} to ${registry}.`);
}

function packedManifest(packed: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(KIT_FOLDER, packed, 'package.json'), 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error('The kit is not packed. Run "npm run pack:kit" first.', { cause });
  }
}

/** Runs npm with a registry for a scope, whatever the settings of this machine say. */
function npmOf(registry: string, scope: string) {
  const { host, pathname } = new URL(registry);
  // Not as an argument, which other users of the machine can see.
  const token = `npm_config_//${host}${pathname.replace(/\/?$/, '/')}:_authToken`;
  const options = { cwd: KIT_FOLDER, quiet: true, env: { [token]: process.env['KIT_TOKEN'] ?? '' } };
  // Says why it fails, also below `npm run --silent`.
  const settings = [`--${scope}:registry=${registry}`, '--loglevel=error'];
  return (...args: string[]) => run('npm', [...args, ...settings], options);
}
