import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from './derive-release.ts';
import { startSite, type RunningSite } from './running-site.ts';

/** Heading of the FAQ in the built release of static, and in the newest one. */
export const BEFORE = 'Questions, answered';
export const NEWEST = 'Every question, answered';
export const NEWEST_VERSION = '9.9.9-next';

/** A site with a newer release of static live; the built one is the previous release. */
export function startStaticReleases(): Promise<RunningSite> {
  return startSite({}, async ({ store }) => {
    const folder = await deriveRelease('static', NEWEST_VERSION, BEFORE, NEWEST);
    const { version } = await publishRelease(store, folder);
    await promote(store, { releases: { static: version } }, { by: 'a test', note: '' });
  });
}
