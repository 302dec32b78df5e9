import type { Document } from '../store/schema.ts';
import { readPage } from './read-page.ts';

/** More pages than a paper has, and more bytes than a page. */
const MAX_PAGES = 500;
const MAX_BYTES = 2 * 1024 * 1024;
const DEADLINE_MS = 5000;
/** Pages that list what is indexed separately. */
const LISTS = /^\/(?:search|archive|article)(?:[/?]|$)|^\/$/;

interface ReadPages {
  documents: Document[];
  /** Paths of the sitemap that could not be read at the moment. */
  unavailable: string[];
}

/**
 * Reads the pages of the site as a search engine does: from the sitemap, one at a time, as plain HTML. So the search finds
 * whatever a remote publishes, without knowing any remote.
 */
export async function readPages(site: string, feedPages: readonly string[], now: Date): Promise<ReadPages> {
  const documents: Document[] = [];
  const unavailable: string[] = [];
  for (const path of pathsOf(await text(`${site}/sitemap.xml`)).slice(0, MAX_PAGES)) {
    const html = await text(site + path).catch((error: unknown) => {
      if (!(error instanceof Gone)) unavailable.push(path);
      return '';
    });
    const found = readPage(path, html, now);
    documents.push(...(feedPages.includes(path) ? found.map((page) => ({ ...page, text: '' })) : found));
  }
  return { documents, unavailable };
}

/** The site no longer has the page. */
class Gone extends Error {}

/** The sitemap may have another origin than `site`, so only paths count. */
function pathsOf(sitemap: string): string[] {
  const addresses = Array.from(
    sitemap.matchAll(/<loc>([^<]{1,2000})<\/loc>/g),
    ([, address = '']) => address,
  );
  return addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).pathname)
    .filter((path) => !LISTS.test(path));
}

async function text(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/html|xml/.test(type)) {
    await response.body?.cancel();
    const Kind = response.status === 404 || response.status === 410 ? Gone : Error;
    throw new Kind(`${address} responded ${response.status}.`);
  }
  let all = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    all += decoder.decode(chunk, { stream: true });
    if (all.length > MAX_BYTES) break;
  }
  return all;
}
