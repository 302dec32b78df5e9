import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../../shared/src/contract/integrity.ts';
import { releaseSchema, type Release } from '../../../shared/src/contract/release.ts';
import { deriveRelease } from '../derive-release.ts';

/** What a release can be ordered to do on the server, by the content of its order file. */
export type ServerOrder = 'throw when evaluated' | 'throw when rendered' | 'be slow' | 'hang';
/** What it can be ordered to do in a browser, by a cookie. */
export type BrowserOrder = 'throw-when-evaluated' | 'throw-when-rendered';

/** How long a load takes that was ordered to be slow: past the deadline of every policy, short of every limit. */
const SLOW_MS = 2000;

/** The cookie that holds an order: `<remote>@<version>.<order>`. */
export const ORDER_COOKIE = 'chaos';

export function browserOrder(name: string, version: string, order: BrowserOrder): string {
  return `${name}@${version}.${order}`;
}

/**
 * Makes another version of a remote out of its build, which works like it, leaves a mark of its version in the page, and
 * fails when it is told to: the cause of a failure can come and go while the code stays. Returns the folder of the build.
 */
export async function obedientRelease(name: string, version: string, orderFile: string): Promise<string> {
  const folder = await deriveRelease(name, version, version, version);
  const manifest = path.join(folder, 'release.json');
  const release = releaseSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
  await appendFile(path.join(folder, 'server.cjs'), serverCode(version, orderFile));
  await appendFile(path.join(folder, release.entry), browserCode(release));
  const changed = ['server.cjs', release.entry];
  const files = await Promise.all(
    release.files.map(async (file) => (changed.includes(file.path) ? described(folder, file.path) : file)),
  );
  await writeFile(manifest, JSON.stringify({ ...release, files }));
  return folder;
}

async function described(folder: string, file: string): Promise<Release['files'][number]> {
  const content = await readFile(path.join(folder, file));
  return { path: file, bytes: content.length, integrity: integrityOf(content) };
}

/** Stands behind the code of `server.cjs` and wraps every unit. The components are called, so that no hook is lost. */
function serverCode(version: string, orderFile: string): string {
  return `
;{
  const { createElement } = require('react');
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const told = (order) => {
    try { return readFileSync(${JSON.stringify(orderFile)}, 'utf8') === order; } catch { return false; }
  };
  if (told('throw when evaluated')) throw new Error('Told to throw when evaluated.');
  for (const [units, part] of [[module.exports.pages, 'Page'], [module.exports.blocks, 'Block']])
    for (const unit of Object.values(units)) {
      const { [part]: Original, load } = unit;
      unit[part] = (props) => {
        if (told('throw when rendered')) throw new Error('Told to throw when rendered.');
        const mark = createElement('i', { key: 'mark', hidden: true, 'data-release': ${JSON.stringify(version)} });
        return [Original(props), mark];
      };
      unit.load = async (ctx) => {
        if (told('be slow')) await new Promise((resolve) => setTimeout(resolve, ${SLOW_MS}));
        if (told('hang')) await new Promise(() => {});
        return load(ctx);
      };
    }
}
`;
}

/**
 * Stands behind the code of the container and wraps what it exposes. The mark is made out of the element beside it: a
 * container has no React of its own to make one with.
 */
function browserCode({ name, version, federationName }: Release): string {
  return `
;{
  const container = ${federationName};
  const told = (order) => document.cookie.includes('${ORDER_COOKIE}=${name}@${version}.' + order);
  if (told('throw-when-evaluated')) {
    ${federationName} = undefined;
    throw new Error('Told to throw when evaluated.');
  }
  const wrapped = (Original) => (props) => {
    if (told('throw-when-rendered')) throw new Error('Told to throw when rendered.');
    const element = Original(props);
    const attributes = { hidden: true, 'data-release': ${JSON.stringify(version)} };
    return [element, { ...element, type: 'i', key: 'mark', props: attributes }];
  };
  ${federationName} = {
    init: (...args) => container.init(...args),
    get: async (...args) => {
      const factory = await container.get(...args);
      const parts = Object.entries(factory());
      const exposed = Object.fromEntries(parts.map(([part, value]) =>
        [part, part === 'Page' || part === 'Block' ? wrapped(value) : value]));
      return () => exposed;
    },
  };
}
`;
}
