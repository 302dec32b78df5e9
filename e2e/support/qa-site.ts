import { signQaLink } from '../../shell/server/qa/qa-link.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';
import { deriveRelease } from './derive-release.ts';
import { startSite, type RunningSite } from './running-site.ts';

export const QA_SECRET = 'the secret of a test, long enough to sign with';
export const QA_VERSION = '9.9.9-qa';

/** A site with a release of news in its store that no reader gets, and the link that shows it. */
export type QaSite = RunningSite & { link: string };

export async function startQaSite(): Promise<QaSite> {
  const site = await startSite({ OVERRIDE_SECRET: QA_SECRET });
  const folder = await deriveRelease('news', QA_VERSION, 'See All', 'Show Every One of All');
  await publishRelease(site.store, folder);
  const token = signQaLink(QA_SECRET, { news: QA_VERSION }, new Date(Date.now() + 7_200_000));
  return { ...site, link: `${site.origin}/_qa/${token}?to=/local-news` };
}
