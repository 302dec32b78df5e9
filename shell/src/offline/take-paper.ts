import { browserSavesData } from '../sleeping/connection.ts';
import {
  cacheName,
  findKept,
  KEPT_HEADER,
  MOST_BYTES,
  PAGES_PATH,
  PAPER_PATH,
  paperCaches,
  QUERY_HEADER,
  writeLabel,
  type KeptPage,
  type KeptPaper,
  type Label,
  type Paper,
} from './kept-paper.ts';
import { pack, unpack } from './packed-page.ts';

const DEADLINE_MS = 30_000;

/**
 * Takes the live edition into a cache of its own, and only when all of it is there puts it in the place of the one before:
 * pages of two editions never mix. Rejects, and leaves the one before, if anything but a picture is missing. `saved`: paths
 * of saved stories, kept besides. `isRenewal`: nobody has asked for the paper, so one that was removed stays away.
 */
export async function takePaper(saved: readonly string[], { isRenewal = false } = {}): Promise<void> {
  const before = await findKept();
  if (isRenewal && !before) return;
  const answer = await fetch(PAPER_PATH, { cache: 'no-cache', signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!answer.ok) throw new Error(`${PAPER_PATH} was answered with ${answer.status}`);
  const paper = (await answer.json()) as Paper;
  const takenAt = Date.now();
  const name = cacheName(paper, takenAt);
  // Opened once: a reader may clear everything meanwhile, and opened again it would come back.
  const cache = await caches.open(name);
  try {
    const label = await fill(cache, paper, { takenAt, saved, before });
    if (isRenewal && !(await findKept())) throw new Error('The paper was removed meanwhile.');
    await writeLabel(cache, label);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  const others = (await paperCaches()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

interface Circumstances {
  takenAt: number;
  saved: readonly string[];
  before: KeptPaper | null;
}

async function fill(cache: Cache, paper: Paper, { takenAt, saved, before }: Circumstances): Promise<Label> {
  const { edition, asOf, asOfText, headers, files, pictures } = paper;
  const pages: string[] = [];
  let bytes = 0;
  const keep = async (page: KeptPage) => {
    await assertIntact(page);
    const packed = await pack(page.html);
    if (bytes + packed.byteLength > MOST_BYTES) return;
    const answer = new Response(packed, { headers: { ...headers, [KEPT_HEADER]: edition } });
    if (page.query) answer.headers.set(QUERY_HEADER, page.query.join());
    await cache.put(page.path, answer);
    bytes += packed.byteLength;
    pages.push(page.path);
  };
  await Promise.all(
    files.map(async ({ path, integrity }) => {
      const file = await fetch(path, { integrity, signal: AbortSignal.timeout(DEADLINE_MS) });
      if (!file.ok) throw new Error(`${path} was answered with ${file.status}`);
      await cache.put(path, file);
    }),
  );
  bytes += files.reduce((sum, file) => sum + file.bytes, 0);
  for (const page of paper.pages) {
    await keep(page);
  }
  for (const path of saved) {
    if (pages.includes(path)) continue;
    const page = await savedPage(edition, path);
    if (page) await keep(page);
    else if (bytes < MOST_BYTES) bytes += await carryOver(path, before, cache, pages);
  }
  for (const path of browserSavesData() ? [] : pictures) {
    bytes += await keepPicture(path, cache, MOST_BYTES - bytes).catch(() => 0);
  }
  return { edition, asOf, asOfText, takenAt, bytes, saved, pages };
}

/** A saved story in the edition; null if it is in the paper no more. */
async function savedPage(edition: string, path: string): Promise<KeptPage | null> {
  const answer = await fetch(`${PAGES_PATH}${edition}${path}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()) as KeptPage;
}

/** Takes a story from the paper before, with the files that it names: those of its own edition. */
async function carryOver(
  path: string,
  before: KeptPaper | null,
  cache: Cache,
  pages: string[],
): Promise<number> {
  const page = await before?.cache.match(path);
  if (!before || !page) return 0;
  const html = await unpack(page.clone());
  const entries = [{ path, answer: page }];
  for (const { url } of await before.cache.keys()) {
    const { pathname } = new URL(url);
    if (!html.includes(`"${pathname}`) && !html.includes(`(${pathname}`)) continue;
    const answer = (await cache.match(pathname)) ? undefined : await before.cache.match(pathname);
    if (answer && pathname.startsWith('/releases/')) entries.push({ path: pathname, answer });
  }
  pages.push(path);
  const sizes = entries.map(async (entry) => {
    const { byteLength } = await entry.answer.clone().arrayBuffer();
    await cache.put(entry.path, entry.answer);
    return byteLength;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** What pages ask for. A worker asks for anything, and gets JPEG: larger, and made for it alone. */
const ACCEPT = 'image/avif,image/*';

/** The bytes of the picture; 0 if there is no room for it. */
async function keepPicture(path: string, cache: Cache, room: number): Promise<number> {
  if (room <= 0) return 0;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const answer = await fetch(path, { headers: { accept: ACCEPT }, signal });
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return 0;
  const { byteLength } = await answer.clone().arrayBuffer();
  if (byteLength > room) return 0;
  await cache.put(path, answer);
  return byteLength;
}

async function assertIntact({ path, html, integrity }: KeptPage): Promise<void> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(html));
  const found = `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
  if (found !== integrity) throw new Error(`${path} is not what the paper says`);
}
