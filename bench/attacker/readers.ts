import { MARK, type Objects } from '../../shell/store/trust/testing/attacker.ts';

/** Pages of all programs. */
const PAGES = ['/', '/local-news', '/blog', '/radio', '/events', '/books', '/about', '/contact', '/faq'];
/** Rendered again each minute with the times of their stories, so they differ between reads. */
const TIMELY = new Set(['/', '/local-news']);
const FILES_READ = 60;

/** A message about something that a reader should not have got. */
type Fault = string;

/** Pages of the site before its store is altered. */
export async function pagesOf(origin: string): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(PAGES.map(async (page) => [page, await text(origin + page)] as const)));
}

/** Reads pages and files. `before`: the pages that readers must still get; null if they may be missing. */
export async function read(
  origin: string,
  genuine: Objects,
  altered: ReadonlySet<string>,
  before: ReadonlyMap<string, string> | null,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [page, now] of await pagesOf(origin)) {
    if (now.includes(MARK)) faults.push(`${page} has text of the attacker.`);
    const addresses = [...now.matchAll(/\/(releases\/[\w.-]+\/[\w.-]+\/web\/[\w./-]+)/g)].map(
      ([, key = '']) => key,
    );
    for (const key of addresses)
      if (!genuine.has(key)) faults.push(`${page} names ${key}, which was never released.`);
    if (before && !TIMELY.has(page) && before.get(page) !== now) faults.push(`${page} has changed.`);
  }
  const web = [...genuine.keys()].filter((key) => /^releases\/[^/]+\/[^/]+\/web\//.test(key));
  const some = web.filter((_, i) => i % Math.ceil(web.length / FILES_READ) === 0);
  const wanted = new Set([...some, ...[...altered].filter((key) => /\/web\//.test(key))]);
  for (const key of wanted) {
    const response = await fetch(`${origin}/${key}`, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status === 200 && !genuine.get(key)?.equals(body))
      faults.push(`${key} was served with other bytes.`);
    const folder = key.split('/').slice(0, 3).join('/');
    const isWhole = !altered.has(key) && !altered.has(`${folder}/release.json`);
    if (before && isWhole && response.status !== 200)
      faults.push(`${key} was not altered, but responded with ${response.status}.`);
  }
  return faults;
}

async function text(address: string): Promise<string> {
  const response = await fetch(address);
  const html = await response.text();
  return `${response.status}\n${html.replace(/ nonce="[^"]*"/g, '').replaceAll(new URL(address).origin, '')}`;
}
