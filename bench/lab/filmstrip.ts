import type { Browser, Page } from 'playwright-core';
import type { Contestant } from '../contestants/contestant.ts';
import { openPage } from './lab.ts';
import { PHONE } from './throttle.ts';

const STEP_MS = 100;
const END_MS = 1500;
const TAKES = 3;
/** Size of a picture, CSS pixels. It shows the upper part of the phone. */
const WIDTH = 88;
const HEIGHT = Math.round((WIDTH * PHONE.height) / PHONE.width);
const QUALITY = 45;

/** What a reader saw at a time, ms from the start of the navigation. */
interface Frame {
  at: number;
  /** JPEG as base64. */
  picture: string;
}

/**
 * Pictures of the section front while it loads on the slow phone, a row per contestant and a column per 100 ms: the middle
 * one of three takes by the first that shows something. A WebP.
 */
export async function takeFilmstrip(browser: Browser, contestants: readonly Contestant[]): Promise<Buffer> {
  const rows: { title: string; frames: readonly Frame[] }[] = [];
  for (const contestant of contestants) {
    const takes: Frame[][] = [];
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that none slows another
    for (let i = 0; i < TAKES; i += 1) takes.push(await film(browser, contestant));
    takes.sort((a, b) => (a[0]?.at ?? Infinity) - (b[0]?.at ?? Infinity));
    rows.push({ title: contestant.title, frames: takes[Math.floor(TAKES / 2)] ?? [] });
  }
  return composed(browser, filmstripHtml(rows));
}

async function film(browser: Browser, { origin, front }: Contestant): Promise<Frame[]> {
  const { page, cdp, quiet, close } = await openPage(browser, null);
  const seen: { at: number; picture: string }[] = [];
  try {
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      seen.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data });
      void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    const size = { maxWidth: WIDTH * 2, maxHeight: HEIGHT * 2 };
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, ...size });
    await page.goto(origin + front, { waitUntil: 'load', timeout: 60_000 });
    await quiet();
    const { started, painted } = await page.evaluate(() => ({
      started: performance.timeOrigin,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    // Before the first paint the browser may show the empty page again.
    return seen
      .map(({ at, picture }) => ({ at: at - started, picture }))
      .filter(({ at }) => at >= painted - STEP_MS / 2);
  } finally {
    await close();
  }
}

/** A table of what was seen at each step. Exported for its test. */
export function filmstripHtml(rows: readonly { title: string; frames: readonly Frame[] }[]): string {
  const steps = Array.from({ length: END_MS / STEP_MS + 1 }, (_, i) => i * STEP_MS);
  const cell = (frames: readonly Frame[], step: number) => {
    const frame = frames.findLast(({ at }) => at <= step);
    return `<td>${frame ? `<img src="data:image/jpeg;base64,${frame.picture}" alt="">` : ''}</td>`;
  };
  return [
    '<!doctype html><meta charset="utf-8"><style>',
    'body{margin:8px;font:13px sans-serif;background:#fff;color:#222;width:max-content}',
    `td{width:${WIDTH}px;height:${HEIGHT}px;padding:0;background:#e4e4e4}img{display:block;width:${WIDTH}px}`,
    'th{font-weight:normal;text-align:left}tbody th{width:92px}table{border-spacing:3px}',
    '</style><table><thead><tr><th></th>',
    ...steps.map((step) => `<th>${(step / 1000).toFixed(1)} s</th>`),
    '</tr></thead><tbody>',
    ...rows.map(
      ({ title, frames }) => `<tr><th>${title}</th>${steps.map((step) => cell(frames, step)).join('')}</tr>`,
    ),
    '</tbody></table>',
  ].join('');
}

async function composed(browser: Browser, html: string): Promise<Buffer> {
  const page: Page = await browser.newPage({ viewport: { width: 1700, height: 1000 } });
  try {
    await page.setContent(html);
    const box = await page.locator('body').evaluate((body) => {
      const { width, height } = body.getBoundingClientRect();
      return { width: width + 16, height: height + 16 };
    });
    const cdp = await page.context().newCDPSession(page);
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...box, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  } finally {
    await page.close();
  }
}
