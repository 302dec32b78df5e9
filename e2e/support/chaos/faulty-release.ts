import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../../shared/src/contract/integrity.ts';
import { releaseSchema, type Release } from '../../../shared/src/contract/release.ts';
import { deriveRelease } from '../derive-release.ts';

/** Faults on the server. A faulty release reads its order in each load. */
export type ServerOrder = 'throw when rendered' | 'be slow' | 'hang';
/** Faults in the browser, ordered by cookie. */
export type BrowserOrder = 'throw-when-evaluated' | 'throw-when-rendered';

const MANIFEST = 'release.json';

/** Duration of a slow load: beyond the deadline of every policy, below every time limit. */
const SLOW_MS = 2000;

/** The cookie that holds an order: `<remote>@<version>.<order>`. */
export const ORDER_COOKIE = 'chaos';

export function browserOrder(name: string, version: string, order: BrowserOrder): string {
  return `${name}@${version}.${order}`;
}

/**
 * Derives a version of a remote that works like its build, marks its pages with the version, and fails on order. Resolves
 * with the folder of the new build.
 */
export async function faultyRelease(name: string, version: string, orderUrl: string): Promise<string> {
  const folder = await deriveRelease(name, version, version, version);
  const { entry, ...release } = await manifestOf(folder);
  await append(folder, 'server.cjs', serverCode(orderUrl, version));
  await append(folder, entry, browserCode({ entry, ...release }));
  return folder;
}

/** The same for the server only and without the mark, so that it passes the gate. Replaces `from` by `to`. */
export async function faultyOnServer(
  name: string,
  version: string,
  orderUrl: string,
  { from, to }: { from: string; to: string },
): Promise<string> {
  const folder = await deriveRelease(name, version, from, to);
  await append(folder, 'server.cjs', serverCode(orderUrl, null));
  return folder;
}

/** Appends code to a file of a build and updates the manifest. */
export async function append(folder: string, file: string, code: string): Promise<void> {
  await appendFile(path.join(folder, file), code);
  const content = await readFile(path.join(folder, file));
  const described = { path: file, bytes: content.length, integrity: integrityOf(content) };
  const release = await manifestOf(folder);
  const files = release.files.map((one) => (one.path === file ? described : one));
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({ ...release, files }));
}

async function manifestOf(folder: string): Promise<Release> {
  return releaseSchema.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')));
}

/** Code appended to `server.cjs` that wraps every unit. It calls components directly, which preserves their hooks. */
function serverCode(orderUrl: string, mark: string | null): string {
  return `
;{
  const { createElement } = require('react');
  let order = '';
  // A gate has no order server.
  const readOrder = (ctx) => ctx.fetch(${JSON.stringify(orderUrl)})
    .then((response) => response.ok ? response.text() : '', () => '')
    .then((text) => { order = text; });
  for (const [units, part] of [[module.exports.pages, 'Page'], [module.exports.blocks, 'Block']])
    for (const unit of Object.values(units)) {
      const { [part]: Original, load } = unit;
      unit[part] = (props) => {
        if (order === 'throw when rendered') throw new Error('Told to throw when rendered.');
        const mark = ${JSON.stringify(mark)};
        if (mark === null) return Original(props);
        return [Original(props), createElement('i', { key: 'mark', hidden: true, 'data-release': mark })];
      };
      unit.load = async (ctx) => {
        await readOrder(ctx);
        if (order === 'be slow') await new Promise((resolve) => setTimeout(resolve, ${SLOW_MS}));
        if (order === 'hang') await new Promise(() => {});
        return load(ctx);
      };
    }
}
`;
}

/**
 * Code appended to the container that wraps what it exposes. It clones the mark from an existing element, because the
 * container has no React.
 */
function browserCode({ name, version, federationName }: Release): string {
  return `
;{
  const container = ${federationName};
  const isOrdered = (order) => document.cookie.includes('${ORDER_COOKIE}=${name}@${version}.' + order);
  if (isOrdered('throw-when-evaluated')) {
    ${federationName} = undefined;
    throw new Error('Told to throw when evaluated.');
  }
  const wrapped = (Original) => (props) => {
    if (isOrdered('throw-when-rendered')) throw new Error('Told to throw when rendered.');
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
