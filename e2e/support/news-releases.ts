import { federationName } from '../../build/remote-definition.ts';
import { promote } from '../../shell/server/store/promote.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { deriveRelease } from './derive-release.ts';
import { startSite, type RunningSite } from './running-site.ts';
import { expect, test as base } from './test.ts';

/** What the built release of news says, and what the newest one says in its place. */
export const BEFORE = 'See All 15 Articles';
export const NEWEST = 'Show Every One of All 15 Articles';

export interface NewsRelease {
  version: string;
  /** The text of the build that is another one in this release. */
  from: string;
  to: string;
}

/** Works, and says something else. */
export const NEXT: NewsRelease = { version: '9.9.9-next', from: 'See All', to: 'Show Every One of All' };
/** Works on the server; its container throws when a browser runs it. */
export const THROWS_AT_ONCE: NewsRelease = {
  version: '9.9.9-entry',
  from: `var ${federationName('news', '9.9.9-entry')};`,
  to: `var ${federationName('news', '9.9.9-entry')};throw new Error("thrown at once");`,
};
/** Works on the server; its page throws when a browser renders it. */
export const THROWS_IN_RENDER: NewsRelease = {
  version: '9.9.9-render',
  from: 'See All ${',
  to: '${typeof document==="undefined"?"Show Every One of All":null.thrown} ${',
};

interface NewsSite extends Pick<RunningSite, 'origin' | 'stop'> {
  /** Makes a release the live one, with the built one before it. Resolves when readers get it. */
  goLive: (release: NewsRelease) => Promise<void>;
}

/** Every worker has one site with several releases of news; which one is live is for each test to say. */
export const test = base.extend<object, { newsSite: NewsSite }>({
  newsSite: [
    // Playwright reads from the parameters which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startNewsSite();
      await use(site);
      await site.stop();
    },
    // Time of its own: what a busy machine takes to start a site is not taken from the first test.
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ newsSite }, use) => use(newsSite.origin),
});

async function startNewsSite(): Promise<NewsSite> {
  const { store, origin, stop } = await startSite({}, async (before) => {
    const releases = [NEXT, THROWS_AT_ONCE, THROWS_IN_RENDER];
    const publish = async ({ version, from, to }: NewsRelease) =>
      publishRelease(before.store, await deriveRelease('news', version, from, to));
    await Promise.all(releases.map(publish));
  });
  const live = await store.live();
  const built = (await store.edition(live?.edition ?? '')).releases['news'] ?? '';
  let served = built;
  return {
    origin,
    stop,
    goLive: async ({ version }) => {
      if (version === served) return;
      const give = (news: string) => promote(store, { releases: { news } }, { by: 'a test', note: '' });
      await give(built);
      const { edition } = await give(version);
      await expect
        .poll(async () => (await fetch(`${origin}/local-news`)).headers.get('x-edition'), { timeout: 15_000 })
        .toBe(edition);
      served = version;
    },
  };
}
