import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { Route } from 'playwright-core';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import { promote } from '../store/promote.ts';
import { temporaryStore } from '../store/testing/temporary-release.ts';
import { mountTestCase } from './browser/mount-test-case.ts';
import type { Tab } from './browser/open-tab.ts';
import { servedFiles } from './browser/served-files.ts';
import { candidateEdition } from './candidate.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { newsWith, putRelease, SHELL } from './testing/candidate-of.ts';

/** Shell, news and blog are live, and a file of the blog is read like this. */
async function liveWith(file: string, read: () => Promise<Buffer | null>) {
  const { store } = await temporaryStore();
  for (const release of [SHELL, newsWith('{}'), { name: 'blog' }]) await putRelease(store, release);
  const releases = { shell: '1.0.0', news: '1.0.0', blog: '1.0.0' };
  await promote(store, { releases }, { by: 'someone', note: '' });
  const get = store.objects.get.bind(store.objects);
  store.objects.get = (key) => (key === `releases/blog/1.0.0/${file}` ? read() : get(key));
  return store;
}
const isAway = () => Promise.reject(new StoreUnavailable('no response within 20 seconds'));
const isGone = async () => null;

it('leaves out a missing live release, which must not block the others', async () => {
  const edition = await candidateEdition(await liveWith('release.json', isGone), { news: '1.0.0' });
  expect([...edition.keys()].toSorted()).toEqual(['news', 'shell']);
});

it('passes no release while the store does not say what is live', async () => {
  const store = await liveWith('release.json', isAway);
  await expect(candidateEdition(store, { news: '1.0.0' })).rejects.toThrow('no response within 20 seconds');
});

it.each([
  ['is missing', isGone, 'with the others'],
  ['does not come from an unavailable store', isAway, 'no response within 20 seconds'],
])('runs a shell beside the remotes whose code is there; of one that %s: %#', async (_, read, outcome) => {
  const store = await liveWith('server.cjs', read);
  const edition = await candidateEdition(store, { shell: '1.0.0' });
  const shell = edition.get('shell');
  if (!shell) throw new Error('The edition has no shell.');
  const sandbox = openSandbox(store, shell, edition);
  const described = await sandbox.describe().then(() => 'with the others', String);
  await sandbox.close();
  expect(described).toContain(outcome);
});

/** A tab that requests one file, and shows nothing without it. */
function tabThatAsksFor(url: string) {
  const sent: unknown[] = [];
  let response: (route: Route) => Promise<void>;
  const page = {
    route: async (_: string, handler: typeof response) => void (response = handler),
    goto: async () => {
      const route = {
        request: () => ({ url: () => url, isNavigationRequest: () => false }),
        fulfill: async ({ status = 200 }) => void sent.push(status),
        abort: async () => void sent.push('aborted'),
      };
      await response(route as unknown as Route);
      throw new Error('The page does not load.');
    },
    on: () => page,
    off: () => page,
  };
  return { tab: { page, protocol: page, scripts: new Map() } as unknown as Tab, sent };
}

it.each([
  ['is missing', isGone, 'makes a page that is not awake', [404]],
  ['does not come from an unavailable store', isAway, 'no response within 20 seconds', ['aborted']],
])(
  "distinguishes a browser's failure from an unavailable store: a file that %s: %#",
  async (_, read, outcome, responses) => {
    const store = await liveWith('web/remoteEntry.js', read);
    const edition = await candidateEdition(store, { blog: '1.0.0' });
    const release = await store.release('blog', '1.0.0');
    const { tab, sent } = tabThatAsksFor(`${FIXTURE_SETTINGS.origin}/releases/blog/1.0.0/web/remoteEntry.js`);
    const mounted = await mountTestCase(
      tab,
      {
        edition,
        release,
        read: await servedFiles(store, []),
        elsewhere: { path: '/elsewhere' } as never,
        ordinary: Promise.resolve([]),
      },
      {
        testCase: { remote: 'blog', kind: 'page', name: 'front', fixture: 0, situation: 'a day' },
        page: { html: '' },
        placement: { path: '/blog', hydrate: 'load', policy: '', data: {} } as never,
      },
    ).then(({ findings }) => String(findings[0]?.cause), String);
    expect(mounted).toContain(outcome);
    expect(sent).toEqual(responses);
  },
);
