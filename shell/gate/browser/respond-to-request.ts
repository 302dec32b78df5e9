import type { Release } from '@meadowlark/shared/contract/release.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import mime from 'mime';
import type { Route } from 'playwright-core';
import { unlessBroken } from '../../store/store-unavailable.ts';
import type { Placement, Rendered } from '../sandbox/sandbox-messages.ts';
import type { TestCase } from '../sandbox/test-case.ts';
import type { ReadFile } from './served-files.ts';

/** Replaces every picture. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9" viewBox="0 0 16 9"/>';
/** Files of the site rather than of a page; missing ones are not the release's fault. */
const SITE_FILES = /^\/(?:favicon\.ico|apple-touch-icon\.png|manifest\.webmanifest)$/;

export interface SandboxSite {
  read: ReadFile;
  edition: ReadonlyMap<string, Release>;
  /** A page without units, which readers leave for. */
  elsewhere: Placement;
}

/** A page under test, and its place on the site. */
export interface PlacedPage {
  testCase: TestCase;
  page: Pick<Rendered, 'html'>;
  placement: Placement;
}

/**
 * Responds to a request of a page under test. Aborts requests to other origins: nothing leaves the browser. Rejects if the
 * store does not respond.
 */
export async function respondToRequest(
  route: Route,
  site: SandboxSite,
  { page, placement }: PlacedPage,
): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.origin !== FIXTURE_SETTINGS.origin) return route.abort();
  const file = /^\/releases\/([^/]+)\/([^/]+)\/(web\/.+)$/.exec(url.pathname);
  if (file) return sendFile(route, site, file);
  if (url.pathname.startsWith('/_data/')) {
    const { data } = url.pathname.endsWith(site.elsewhere.path) ? site.elsewhere : placement;
    return route.fulfill({ json: data });
  }
  if (request.resourceType() === 'image')
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  if (SITE_FILES.test(url.pathname) || request.method() === 'POST') return route.fulfill({ status: 204 });
  if (request.isNavigationRequest() && url.pathname + url.search === placement.path) {
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': placement.policy },
      // Always status 200: browsers log an error for 404, which may be the right status.
      body: page.html,
    });
  }
  return route.fulfill({
    status: 404,
    contentType: 'text/plain',
    body: 'The sandbox has no such file.',
  });
}

async function sendFile(
  route: Route,
  { read, edition }: SandboxSite,
  [, name = '', version = '', path = '']: RegExpExecArray,
): Promise<void> {
  const release = edition.get(name);
  const body = release?.version === version ? await unlessBroken(read(release, path)) : null;
  if (body === null)
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' });
  await route.fulfill({ contentType: mime.getType(path) ?? 'application/octet-stream', body });
}
