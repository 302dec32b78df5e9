import type { ScriptFile } from '../document/script-file.ts';
import type { EarlyErrors } from './early-errors.ts';

/** What the script that reports needs of the page. */
export interface ReportedPage {
  errors: EarlyErrors;
  /** Where the reader is now: the edition of the tab and the pattern of the route, never the address. */
  place: () => { edition: string; route: string };
}

declare global {
  interface Window {
    /** Handed to the script that reports: it is a file of its own and imports nothing of the shell. */
    meadowlarkReports?: ReportedPage;
  }
}

/** Milliseconds. A page that is never idle reports all the same. */
const AT_LATEST_MS = 10_000;
/** Milliseconds; for browsers that cannot tell when they are idle. */
const LATER_MS = 3000;

/** Fetches the script that reports errors and vitals, once the page has nothing better to do. */
export function loadReports({ href, integrity }: ScriptFile, page: ReportedPage): void {
  window.meadowlarkReports = page;
  const load = (): void => {
    const script = document.createElement('script');
    Object.assign(script, { src: href, integrity });
    document.head.append(script);
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: AT_LATEST_MS });
  else setTimeout(load, LATER_MS);
}
