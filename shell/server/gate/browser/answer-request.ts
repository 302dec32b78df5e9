import type { Release } from '@meadowlark/shared/contract/release.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/testing/fixture-context.ts';
import mime from 'mime';
import type { Request, Route } from 'playwright-core';
import { verifiedFile } from '../../editions/verified-file.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import type { Placement, Rendered } from '../stage/stage-messages.ts';

/** Stands for every picture of others. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9" viewBox="0 0 16 9"/>';
/** What belongs to the site and not to a page: not there on the stage, and nobody's fault. */
const SITE_FILES = /^\/(?:favicon\.ico|apple-touch-icon\.png|manifest\.webmanifest)$/;

/** What the pages of the stage are made of. */
export interface StageSite {
  store: EditionStore;
  edition: ReadonlyMap<string, Release>;
}

/** Answers a request of a page on the stage. Nothing leaves the browser: what is not of this site is refused. */
export async function answerRequest(
  route: Route,
  site: StageSite,
  page: Rendered,
  placed: Placement,
): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.origin !== FIXTURE_SETTINGS.origin) return route.abort();
  const file = /^\/releases\/([^/]+)\/([^/]+)\/(web\/.+)$/.exec(url.pathname);
  if (file) return sendFile(route, site, file);
  if (url.pathname.startsWith('/_data/')) return route.fulfill({ json: placed.answer });
  if (isPicture(request)) return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  if (SITE_FILES.test(url.pathname) || request.method() === 'POST') return route.fulfill({ status: 204 });
  if (request.isNavigationRequest() && url.pathname + url.search === placed.path) {
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': placed.policy },
      // Whatever its status: browsers complain about a page that is missing, and missing it may be.
      body: page.html,
    });
  }
  return route.fulfill({
    status: 404,
    contentType: 'text/plain',
    body: 'There is no such thing on the stage.',
  });
}

async function sendFile(
  route: Route,
  { store, edition }: StageSite,
  [, name = '', version = '', path = '']: RegExpExecArray,
): Promise<void> {
  const release = edition.get(name);
  try {
    if (release?.version !== version) throw new Error(`${name}@${version} is not of this edition.`);
    await route.fulfill({
      contentType: mime.getType(path) ?? 'application/octet-stream',
      body: await verifiedFile(store, release, path),
    });
  } catch {
    await route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' });
  }
}

function isPicture(request: Request): boolean {
  return request.resourceType() === 'image';
}
