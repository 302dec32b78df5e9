import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { releasePrefix } from '../../store/object-keys.ts';
import { releaseOf } from '../../store/testing/release-of.ts';
import { temporaryStore } from '../../store/testing/temporary-release.ts';
import { candidateEdition, type Candidate } from '../candidate.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';

/** The fields that a test sets; the others get valid values. */
export interface SketchedRelease extends Partial<Omit<Release, 'name' | 'files'>> {
  name: string;
  /** Texts by path. Entry and server file have defaults. */
  files?: Readonly<Record<string, string>>;
}

/** Writes a release into the store. */
export async function putRelease(
  store: EditionStore,
  { name, version = '1.0.0', files = {}, ...facts }: SketchedRelease,
): Promise<Release> {
  const texts = { 'web/remoteEntry.js': '/* entry */', 'server.cjs': 'exports.contract = 1;', ...files };
  const release = releaseOf(name, version, {
    ...facts,
    files: Object.entries(texts).map(([path, text]) => ({
      path,
      bytes: Buffer.byteLength(text),
      integrity: integrityOf(text),
    })),
  });
  const prefix = releasePrefix(release.name, release.version);
  for (const [path, text] of Object.entries(texts)) await store.objects.put(prefix + path, Buffer.from(text));
  await store.objects.put(`${prefix}release.json`, Buffer.from(JSON.stringify(release)));
  return release;
}

/** The first release, as the candidate in an edition of all of them and, unless given, a small shell. */
export async function candidateOf(...sketches: readonly SketchedRelease[]): Promise<Candidate> {
  const { store } = await temporaryStore();
  const all = sketches.some(({ name }) => name === 'shell') ? sketches : [SHELL, ...sketches];
  const releases = await Promise.all(all.map((sketch) => putRelease(store, sketch)));
  const names = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const edition = await candidateEdition(store, names);
  const release = edition.get(sketches[0]?.name ?? 'shell');
  const shell = edition.get('shell');
  if (!release || !shell) throw new Error('The edition lacks what was just put into it.');
  return {
    release,
    edition,
    shell,
    store,
    skipCodeBecause: null,
    sandbox: openSandbox(store, release, edition),
  };
}

/** A shell that shows the page "front" of news at /news, without a frame. */
export const SHELL: SketchedRelease = {
  name: 'shell',
  federationName: 'shell',
  provides: { react: '19.3.1' },
  files: {
    'server.cjs': `
      const { createElement } = require('react');
      const { renderToStaticMarkup } = require('react-dom/server');
      const policy = { deadlineMs: 1000, hydrate: 'load', freshSeconds: 60 };
      exports.contract = 1;
      exports.inlineScripts = [];
      exports.routes = [{ kind: 'remote', path: '/news', remote: 'news', page: 'front', title: 'News', params: {}, policy, query: [], aliasOf: null }];
      exports.matchRoute = (path) => (path === '/news' ? { route: exports.routes[0], params: {} } : null);
      exports.homeHead = () => ({ title: 'Home', description: '', canonical: '/' });
      exports.missingHead = (path) => ({ title: 'Not found', description: '', canonical: path });
      exports.renderPage = async (request, { view, units }) => {
        const [unit] = [...units.values()];
        if (!unit) return { status: view.status, html: '<h1>' + view.head.title + '</h1>', threw: [] };
        try {
          const html = renderToStaticMarkup(createElement(unit.Component, { data: view.data }));
          return { status: view.status, html, threw: [] };
        } catch {
          return { status: 503, html: '<h1>away</h1>', threw: ['news/page/front'] };
        }
      };`,
  },
};

/** News with a valid page "front"; `page` is code that overrides its parts. */
export function newsWith(
  page: string,
  fixtures = "[{ name: 'a day', path: '/news', params: {}, respond: () => new Response('') }]",
): SketchedRelease {
  return {
    name: 'news',
    pages: { front: { scripts: [], scriptBytes: 0 } },
    files: {
      'server.cjs': `
        const { createElement } = require('react');
        exports.contract = 1;
        exports.pages = { front: {
          load: () => ({ status: 200, data: {} }),
          head: () => ({ title: 'News', description: '', canonical: '/news' }),
          Page: () => createElement('h1', null, 'News'),
          ...${page}
        } };
        exports.blocks = {};`,
      'fixtures.cjs': `exports.pages = { front: ${fixtures} }; exports.blocks = {};`,
    },
  };
}
