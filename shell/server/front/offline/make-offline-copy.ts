import { SECTIONS } from '@meadowlark/shared/contract/sections.ts';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { BREAKING_PLACE } from '../../../src/features/breaking/breaking-place.ts';
import {
  NOT_KEPT_PATH,
  type KeptPage,
  type OfflineCopy,
} from '../../../src/features/offline/offline-copy.ts';
import { chooseVersion, type ReleaseSelection } from '../../editions/choose-version.ts';
import type { FastifyBaseLogger } from 'fastify';
import { inParallel } from '../../../lib/in-parallel.ts';
import type { FrontOptions } from '../send-view.ts';
import { documentRecipe, type ViewDocument } from '../view-documents.ts';
import { bannersHtml } from '../variants/banner-html.ts';
import { asOfText, keptPage } from './kept-page.ts';
import { filesOf, picturesOf, storiesOf } from './referred-files.ts';

/** Bytes of pages, uncompressed: readers download a tenth, as pages of one edition are much alike. */
const MAX_PAGE_BYTES = 6_000_000;
const MAX_STORIES = 30;
/** Pages rendered in parallel: readers are served in the meantime. */
const AT_ONCE = 2;

const FRONT_PATH = '/';
const SAVED_PATH = '/saved';

/** A page that every copy needs could not be rendered. */
export class NoOfflineCopy extends Error {}

interface PageSources extends FrontOptions {
  log: FastifyBaseLogger;
}

export interface CopySources extends PageSources {
  release: (name: string, version: string) => Promise<Release | undefined>;
}

/** The offline copy of an edition: front page, first pages of sections, their lead stories, and the files of all these. */
export async function makeOfflineCopy(sources: CopySources, choice: ReleaseSelection): Promise<OfflineCopy> {
  const front = await makePage(sources, choice, FRONT_PATH);
  const notKept = await makePage(sources, choice, NOT_KEPT_PATH);
  if (!front || !notKept) throw new NoOfflineCopy('The front page is unavailable right now.');
  const sections = await makeAll(sources, choice, [SAVED_PATH, ...(await sectionPaths(sources, choice))]);
  const found = [front, ...sections].map(({ page }) => storiesOf(page.html));
  const stories = await makeAll(sources, choice, inTurn(found).slice(0, MAX_STORIES));
  const pages: KeptPage[] = [];
  let bytes = 0;
  for (const { page } of [front, notKept, ...sections, ...stories]) {
    if (bytes + page.bytes > MAX_PAGE_BYTES) continue;
    bytes += page.bytes;
    pages.push(page);
  }
  const files = await listFiles(sources, pages);
  const { edition } = choice;
  return {
    edition: edition.id,
    digest: integrityOf(JSON.stringify([edition.id, ...pages.map(({ integrity }) => integrity), files])),
    asOf: new Date(front.madeAt).toISOString(),
    asOfText: asOfText(front.madeAt),
    headers: front.headers,
    pages,
    files,
    pictures: [...new Set(pages.flatMap(({ html }) => picturesOf(html)))],
  };
}

interface MadePage {
  page: KeptPage;
  madeAt: number;
  headers: Record<string, string>;
}

/** A page of the edition, as it is saved. Null for any status but 200, and if it has no place that says its age. */
export async function makePage(
  sources: PageSources,
  choice: ReleaseSelection,
  path: string,
): Promise<MadePage | null> {
  const kept = sources.pages?.ready('page', choice.edition.id, path);
  const { parts, bodies } = kept ?? (await newDocument(sources, choice, path));
  const { status, lifetime, headers, contentType, about } = parts;
  if (status !== 200) return null;
  const banners = sources.banners.now();
  // Current banners may be outdated when the page is read.
  const html = bodies.plain.bytes.toString('utf8').replace(banners ? bannersHtml(banners) : '', '');
  if (!html.includes(BREAKING_PLACE)) return null;
  return {
    page: { ...keptPage(path, html, lifetime.madeAt), query: about.facts.query },
    madeAt: lifetime.madeAt,
    headers: {
      'content-type': contentType,
      'content-security-policy': headers['content-security-policy'] ?? '',
      'referrer-policy': headers['referrer-policy'] ?? '',
      'x-edition': choice.edition.id,
    },
  };
}

async function newDocument(
  { pages, log, ...serving }: PageSources,
  choice: ReleaseSelection,
  path: string,
): Promise<ViewDocument> {
  const id = `offline ${choice.edition.id}`;
  const view = { kind: 'page', choice, address: path } as const;
  const never = new AbortController().signal;
  const { page } = pages
    ? await pages.make(view, { id, log })
    : documentRecipe(serving, view).make(id, never);
  return page;
}

/** Pages in the order of their paths, without unavailable ones. */
async function makeAll(
  sources: PageSources,
  choice: ReleaseSelection,
  paths: readonly string[],
): Promise<MadePage[]> {
  const made: (MadePage | null)[] = [];
  await inParallel(paths, AT_ONCE, async (path, index) => {
    made[index] = await makePage(sources, choice, path).catch(() => null);
  });
  return made.filter((page) => page !== null);
}

/** The sections that the shell of the edition knows. */
async function sectionPaths(options: FrontOptions, choice: ReleaseSelection): Promise<string[]> {
  const { routes } = await options.shellFacts(await chooseVersion(choice, 'shell', options));
  const known = new Set(routes.map(({ path }) => path));
  return Object.keys(SECTIONS)
    .map((key) => `/${key}`)
    .filter((path) => known.has(path));
}

/** The first of each list, then the second of each, and so on; each once. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())];
}

const FILE = /^\/releases\/([^/]+)\/([^/]+)\/(.+)$/;

/** The files of the pages, as their releases list them. */
async function listFiles(
  { release }: Pick<CopySources, 'release'>,
  pages: readonly KeptPage[],
): Promise<OfflineCopy['files']> {
  const paths = [...new Set(pages.flatMap(({ html }) => filesOf(html)))];
  const files = await Promise.all(
    paths.map(async (path) => {
      const [, name = '', version = '', file] = FILE.exec(path) ?? [];
      const listed = (await release(name, version))?.files.find((one) => one.path === file);
      return listed && { path, bytes: listed.bytes, integrity: listed.integrity };
    }),
  );
  return files.filter((file) => file !== undefined);
}
