import { append } from '../../e2e/support/chaos/faulty-release.ts';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import { startSite, type RunningSite } from '../../e2e/support/running-site.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';

const LOOPS = `
;{ const unit = module.exports.pages.about; unit.load = () => { for (;;); }; }
`;
const WHO = { by: 'bench', note: 'a release that loops' };

/**
 * Measures the time from the end of a composer, as logged, to the next page, ms, one value per round. With one composer, the
 * spare renders that page.
 */
export async function measureRecovery(rounds: number): Promise<number[]> {
  // With a cache, the server would render the looping page for the new edition before the request.
  const site = await startSite({ LOG_LEVEL: 'error', COMPOSERS: '1', PAGE_CACHE_MB: '0' });
  const times: number[] = [];
  try {
    const good = (await site.store.edition((await site.store.live())?.edition ?? '')).releases['static'];
    for (let round = 0; round < rounds; round += 1) {
      await promoteAndWait(site, await publishLooping(site, `9.9.${round}`));
      times.push(await recovery(site));
      // The next release falls back to this one.
      await promoteAndWait(site, good ?? '');
    }
    return times;
  } finally {
    await site.stop();
  }
}

async function recovery(site: RunningSite): Promise<number> {
  const before = site.log().length;
  const met = get(`${site.origin}/about`);
  const respondedAt: number[] = [];
  // The response comes from the previous release, after the server ends the loop.
  const over = new AbortController();
  const end = () => over.abort();
  met.then(end, end);
  while (!over.signal.aborted) {
    await get(`${site.origin}/faq?q=${Date.now()}`);
    respondedAt.push(Date.now());
  }
  await met;
  respondedAt.push(Date.now());
  const lost = site
    .log()
    .slice(before)
    .split('\n')
    .find((line) => line.includes('"composer-lost"'));
  if (lost === undefined) throw new Error('No composer was lost.');
  const { time } = JSON.parse(lost) as { time: number };
  return Math.min(...respondedAt.filter((at) => at >= time)) - time;
}

async function publishLooping(site: RunningSite, version: string): Promise<string> {
  const folder = await deriveRelease('static', version, version, version);
  await append(folder, 'server.cjs', LOOPS);
  await publishRelease(site.store, folder);
  return version;
}

async function promoteAndWait(site: RunningSite, version: string): Promise<void> {
  const { edition } = await promote(site.store, { releases: { static: version } }, WHO);
  while ((await get(`${site.origin}/local-news`)).headers.get('x-edition') !== edition)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response;
}
