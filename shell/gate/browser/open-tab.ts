import type { Browser, CDPSession, Page } from 'playwright-core';
import { noteBrowser } from './harm-to-others.ts';
import { NAMES } from './launch-browser.ts';
import { noteIntervals } from './note-intervals.ts';

/** A reader whose date and language differ from those of any server, to reveal output that depends on either. */
const FAR_AWAY = { locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' };

/** A tab of the browser, used for one page after another. */
export interface Tab {
  page: Page;
  /** Tells what the page's own scripts cannot: its listeners, and windows that it opens. */
  protocol: CDPSession;
  /** URLs of the scripts of the page, by the browser's id. */
  scripts: ReadonlyMap<string, string>;
}

export async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage(FAR_AWAY);
  // A page under test has routes of its own, which come first. This one is for windows that it opens.
  await page.context().route('**', (route) => route.abort());
  await page.addInitScript(NAMES);
  await page.addInitScript(noteIntervals);
  await page.addInitScript(noteBrowser);
  const protocol = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  protocol.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
  await Promise.all([
    protocol.send('Page.enable'),
    protocol.send('Debugger.enable'),
    // A forgotten `debugger` would stop the page.
    protocol.send('Debugger.setSkipAllPauses', { skip: true }),
  ]);
  return { page, protocol, scripts };
}
