import { browserSavesData } from '../../sleeping/connection.ts';
import {
  cacheName,
  findKept,
  KEPT_HEADER,
  MAX_COPY_BYTES,
  PAGES_PATH,
  COPY_PATH,
  copyCaches,
  QUERY_HEADER,
  writeLabel,
  type KeptPage,
  type KeptCopy,
  type Label,
  type OfflineCopy,
} from './offline-copy.ts';
import { pack, unpack } from './packed-page.ts';

const DEADLINE_MS = 30_000;

/**
 * Loads the live edition into a new cache, which replaces the previous one only when it is complete:
 * pages of two editions never mix. Rejects, and keeps the previous one, if anything but a picture is missing. `saved`: paths
 * of saved stories, kept in addition. `isRenewal`: no reader requested it, so a removed copy is not restored.
 */
export async function takeCopy(saved: readonly string[], { isRenewal = false } = {}): Promise<void> {
  const before = await findKept();
  if (isRenewal && !before) return;
  const response = await request(COPY_PATH, { cache: 'no-cache' });
  const copy = (await response.json()) as OfflineCopy;
  const takenAt = Date.now();
  const name = cacheName(copy, takenAt);
  // Opened once: if the reader clears everything meanwhile, opening it again would restore it.
  const cache = await caches.open(name);
  try {
    const label = await fill(cache, copy, { takenAt, saved, before });
    if (isRenewal && !(await findKept())) throw new Error('The copy was removed meanwhile.');
    await writeLabel(cache, label);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  const others = (await copyCaches()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** Rejects if the network does not respond in time, or with an error. */
async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return response;
}

interface Circumstances {
  takenAt: number;
  saved: readonly string[];
  before: KeptCopy | null;
}

async function fill(
  cache: Cache,
  copy: OfflineCopy,
  { takenAt, saved, before }: Circumstances,
): Promise<Label> {
  const { edition, asOf, asOfText, headers, files, pictures } = copy;
  const pages: string[] = [];
  let bytes = 0;
  const keep = async (page: KeptPage) => {
    await assertIntact(page);
    const packed = await pack(page.html);
    if (bytes + packed.byteLength > MAX_COPY_BYTES) return;
    const response = new Response(packed, { headers: { ...headers, [KEPT_HEADER]: edition } });
    if (page.query) response.headers.set(QUERY_HEADER, page.query.join());
    await cache.put(page.path, response);
    bytes += packed.byteLength;
    pages.push(page.path);
  };
  await Promise.all(
    files.map(async ({ path, integrity }) => {
      await cache.put(path, await request(path, { integrity }));
    }),
  );
  bytes += files.reduce((sum, file) => sum + file.bytes, 0);
  for (const page of copy.pages) {
    await keep(page);
  }
  for (const path of saved) {
    if (pages.includes(path)) continue;
    const page = await savedPage(edition, path);
    if (page) await keep(page);
    else if (bytes < MAX_COPY_BYTES) bytes += await carryOver(path, before, cache, pages);
  }
  for (const path of browserSavesData() ? [] : pictures) {
    bytes += await keepPicture(path, cache, MAX_COPY_BYTES - bytes).catch(() => 0);
  }
  return { edition, asOf, asOfText, takenAt, bytes, saved, pages };
}

/** A saved story in the edition; null if it is no longer in the edition. */
async function savedPage(edition: string, path: string): Promise<KeptPage | null> {
  const response = await fetch(`${PAGES_PATH}${edition}${path}`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return (await response.json()) as KeptPage;
}

/** Copies a story from the previous copy, with the files of its edition that it refers to. */
async function carryOver(
  path: string,
  before: KeptCopy | null,
  cache: Cache,
  pages: string[],
): Promise<number> {
  const page = await before?.cache.match(path);
  if (!before || !page) return 0;
  const html = await unpack(page.clone());
  const entries = [{ path, response: page }];
  for (const { url } of await before.cache.keys()) {
    const { pathname } = new URL(url);
    if (!html.includes(`"${pathname}`) && !html.includes(`(${pathname}`)) continue;
    const response = (await cache.match(pathname)) ? undefined : await before.cache.match(pathname);
    if (response && pathname.startsWith('/releases/')) entries.push({ path: pathname, response });
  }
  pages.push(path);
  const sizes = entries.map(async (entry) => {
    const { byteLength } = await entry.response.clone().arrayBuffer();
    await cache.put(entry.path, entry.response);
    return byteLength;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** What pages request. A worker's default is `*\/*`, for which servers make a larger JPEG. */
const ACCEPT = 'image/avif,image/*';

/** The bytes of the picture; 0 if there is no room for it. */
async function keepPicture(path: string, cache: Cache, room: number): Promise<number> {
  if (room <= 0) return 0;
  const response = await request(path, { headers: { accept: ACCEPT } });
  if (!response.headers.get('content-type')?.startsWith('image/')) return 0;
  const { byteLength } = await response.clone().arrayBuffer();
  if (byteLength > room) return 0;
  await cache.put(path, response);
  return byteLength;
}

async function assertIntact({ path, html, integrity }: KeptPage): Promise<void> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(html));
  const found = `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
  if (found !== integrity) throw new Error(`${path} is not what the copy says`);
}
