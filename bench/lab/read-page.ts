import type { Contestant } from '../contestants/contestant.ts';
import type { Figures } from '../sample.ts';
import { openPage, type Device, type OpenPage, type Scene, type Tools } from './lab.ts';
import type { LoggedRequest } from './network-log.ts';
import { blockingMs, readWatch } from './page-watch.ts';
import { inlineScriptKb } from './script-bytes.ts';
import { scrollThrough } from './touch.ts';

export type PathOf = (contestant: Contestant) => string;

/** First visit to a page on a slow phone: loads it and scrolls to the end. */
export function readPage(pathOf: PathOf): Scene {
  return (contestant, tools) =>
    visit(
      contestant,
      pathOf(contestant),
      {},
      async (open, inline) => {
        const atFirst = await firstView(open, inline, tools);
        await scrollThrough(open);
        await open.quiet();
        return {
          ...atFirst,
          shift: (await readWatch(open.page)).shift,
          scriptReading: inline + (await tools.scripts.of(open.network.scripts())),
        };
      },
      tools,
    );
}

/** First visit on the same connection with this machine's CPU: leaves the cost of the network. */
export function openOnFastCpu(pathOf: PathOf): Scene {
  return (contestant, tools) => visit(contestant, pathOf(contestant), { cpuSlowdown: 1 }, paints, tools);
}

/** First visit on a line that delivers a page packet by packet, as real lines do. */
export function openOnSlowLine(pathOf: PathOf): Scene {
  return (contestant, tools) => visit(contestant, pathOf(contestant), { line: tools.line }, paints, tools);
}

async function paints({ page }: OpenPage): Promise<Figures> {
  const { firstPaint, largestPaint } = await readWatch(page);
  return { firstPaint, largestPaint };
}

async function visit(
  { origin, card }: Contestant,
  path: string,
  device: Device,
  measure: (open: OpenPage, inline: number) => Promise<Figures>,
  { browser }: Tools,
): Promise<Figures> {
  const watch = { card, control: null, pressSeeAll: false, next: null };
  const open = await openPage(browser, watch, device);
  try {
    const response = await open.page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
    await open.quiet();
    return await measure(open, inlineScriptKb((await response?.text()) ?? ''));
  } finally {
    await open.close();
  }
}

async function firstView({ page, network }: OpenPage, inline: number, { scripts }: Tools) {
  const watch = await readWatch(page);
  const requests = network.all();
  return {
    firstPaint: watch.firstPaint,
    largestPaint: watch.largestPaint,
    blocking: blockingMs(watch),
    bytes: kb(requests),
    withoutPictures: kb(requests.filter(({ type }) => type !== 'Image')),
    beforePaint: network.receivedWithin(watch.firstPaint) / 1000,
    requests: requests.length,
    scriptAtFirst: inline + (await scripts.of(network.scripts())),
  };
}

function kb(requests: readonly LoggedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
