import { signQaLink } from '../../shell/server/qa/qa-link.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from './derive-release.ts';
import { startSite, type RunningSite } from './running-site.ts';

export const QA_SECRET = 'the secret of a test that is long enough to sign with';
export const QA_VERSION = '9.9.9-qa';
/** Releases of static: the about page throws on the server, and the opinion page in browsers. */
export const THROWS_VERSION = '9.9.9-throws';
export const BROWSER_VERSION = '9.9.9-browser';

/** A site with unpromoted releases in its store, and QA links to them. */
export type QaSite = RunningSite & {
  link: string;
  linkTo: (pins: Record<string, string>, path: string) => string;
};

export async function startQaSite(): Promise<QaSite> {
  const site = await startSite({ OVERRIDE_SECRET: QA_SECRET });
  const folder = await deriveRelease('news', QA_VERSION, 'See All', 'Show Every One of All');
  await publishRelease(site.store, folder);
  const throwing = '${(()=>{throw new Error("the about page is not well")})()}';
  const onServer = await deriveRelease('static', THROWS_VERSION, 'A free local paper', throwing);
  const inBrowser = await deriveRelease(
    'static',
    BROWSER_VERSION,
    'children:"Discussion"',
    'children:globalThis.location?(()=>{throw new Error("not in a browser")})():"Discussion"',
  );
  for (const build of [onServer, inBrowser]) await publishRelease(site.store, build);
  const linkTo = (pins: Record<string, string>, path: string) =>
    `${site.origin}/_qa/${signQaLink(QA_SECRET, pins, new Date(Date.now() + 7_200_000))}?to=${path}`;
  return { ...site, link: linkTo({ news: QA_VERSION }, '/local-news'), linkTo };
}
