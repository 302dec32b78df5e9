import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { ConsoleMessage, Frame, Request } from 'playwright-core';
import type { Tab } from './open-tab.ts';

/** More changes of the address than the buttons of a page make. A page that changes it in a loop may not respond any more. */
const LOOP = 1000;

/** Records what takes the reader away from a page, although no link was followed: sentences without their subject. */
export class Departures {
  readonly found = new Set<string>();
  readonly #tab: Tab;
  #when = '';
  #isOpened = false;
  #navigations = 0;

  constructor(tab: Tab) {
    this.#tab = tab;
    tab.protocol.on('Page.windowOpen', this.#onWindow);
    tab.page.on('console', this.#onConsole).on('framenavigated', this.#onNavigated);
  }

  /** From now on, what happens is because of a press. */
  pressed(): void {
    this.#when = 'once its buttons were pressed, ';
  }

  /** Whether this request would replace the page by another document. The first document is the page itself. */
  takesAway(request: Request): boolean {
    if (!request.isNavigationRequest() || request.frame() !== this.#tab.page.mainFrame()) return false;
    const isOther = this.#isOpened;
    this.#isOpened = true;
    if (isOther) this.#note(departureTo(request.url()));
    return isOther;
  }

  stop(): void {
    this.#tab.protocol.off('Page.windowOpen', this.#onWindow);
    this.#tab.page.off('console', this.#onConsole).off('framenavigated', this.#onNavigated);
  }

  readonly #onWindow = ({ url }: { url: string }) => this.#note(`opens a window: ${url || 'an empty one'}`);

  /** Before a press, this is a complaint like others. Of most blocked requests, only the console tells. */
  readonly #onConsole = (message: ConsoleMessage) => {
    const [, address] = /'(https?:[^']+)'.* violates .*Content Security Policy/.exec(message.text()) ?? [];
    if (this.#when !== '' && address !== undefined)
      this.#note(`makes a request to another site: ${address} (csp)`);
  };

  readonly #onNavigated = (frame: Frame) => {
    if (frame !== this.#tab.page.mainFrame()) return;
    this.#navigations += 1;
    if (this.#navigations === LOOP)
      this.#note(`takes ${LOOP} steps in the history and more, so that readers cannot go back.`);
    // Before the page, the tab was empty: the history leads there without a request.
    if (frame.url() === 'about:blank')
      this.#note('takes the reader back to where they came from, off the site.');
  };

  #note(departure: string): void {
    this.found.add(this.#when + departure);
  }
}

function departureTo(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin === FIXTURE_SETTINGS.origin
    ? `loads ${pathname}${search} as a new document, which ends the radio. Use a link.`
    : `takes the reader off the site, to ${address}.`;
}
