import type { Page } from 'playwright-core';

/** Options of the watch. */
export interface Wanted {
  /** Selector of a card. */
  card: string;
  /** Selector of a field that the scene touches, or null. */
  control: string | null;
  /** Whether it presses 'See All' every 50 ms until more cards are visible. */
  pressSeeAll: boolean;
  /** Start of the next page's path, and a selector of an element that only that page has; or null. */
  next: { path: string; selector: string } | null;
}

/** What the watch has recorded. Times are ms since the start of the navigation. */
interface Watch {
  firstPaint: number;
  largestPaint: number;
  /** Greatest sum of shifts in one window of five seconds. */
  shift: number;
  long: { start: number; duration: number }[];
  /** Number of presses of 'See All', and when more cards were visible. */
  presses: number;
  worked: number | null;
  /** When the first touch began, and when the field got the focus. */
  touched: number | null;
  focused: number | null;
  /** When the next page appeared, ms of wall-clock time. */
  arrived: number | null;
}

declare global {
  interface Window {
    benchWatch?: Watch;
    /** A binding that takes the time of a click, where a scene has added it. */
    benchClicked?: (at: string) => void;
  }
}

/** Runs in the page before its own scripts, so it may use nothing from outside this function. */
export function watchPage({ card, control, pressSeeAll, next }: Wanted): void {
  const watch: Watch = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    long: [],
    presses: 0,
    worked: null,
    touched: null,
    focused: null,
    arrived: null,
  };
  window.benchWatch = watch;

  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watch.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (watch.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => watch.long.push({ start: startTime, duration }));
  const session = { sum: 0, from: 0, last: 0 };
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const goesOn = startTime - session.last < 1000 && startTime - session.from < 5000;
    if (!goesOn) Object.assign(session, { sum: 0, from: startTime });
    session.sum += value;
    session.last = startTime;
    watch.shift = Math.max(watch.shift, session.sum);
  });

  const shown = () => [...document.querySelectorAll(card)].filter((one) => one.checkVisibility()).length;

  addEventListener(
    'touchstart',
    () => {
      watch.touched ??= performance.now();
    },
    { capture: true, passive: true },
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (control && target instanceof Element && target.matches(control))
        watch.focused ??= performance.now();
    },
    { capture: true },
  );
  addEventListener(
    'click',
    ({ isTrusted }) => {
      if (!isTrusted) return;
      const at = String(performance.timeOrigin + performance.now());
      sessionStorage.setItem('bench', at);
      window.benchClicked?.(at);
    },
    { capture: true },
  );

  const nextPage = () => {
    if (next && location.pathname.startsWith(next.path) && document.querySelector(next.selector))
      watch.arrived = performance.timeOrigin + performance.now();
    else requestAnimationFrame(nextPage);
  };
  if (next) requestAnimationFrame(nextPage);

  if (!pressSeeAll || (next && location.pathname.startsWith(next.path))) return;
  const pressing = setInterval(() => {
    const button = [...document.querySelectorAll<HTMLElement>('button, summary, [role=button]')].find((one) =>
      /^\s*See All/i.test(one.textContent),
    );
    const before = shown();
    if (!button || before === 0) return;
    watch.presses += 1;
    button.click();
    const look = () => {
      if (watch.worked !== null || shown() <= before) return;
      watch.worked = performance.now();
      clearInterval(pressing);
    };
    queueMicrotask(look);
    setTimeout(look, 0);
    requestAnimationFrame(look);
  }, 50);
}

/** Reads the watch of a page. Rejects if the page has none. */
export async function readWatch(page: Page): Promise<Watch> {
  const watch = await page.evaluate(() => window.benchWatch);
  if (!watch) throw new Error('The page has no watch.');
  return watch;
}

/** Total blocking time, ms: the part beyond 50 ms of each long task after the first paint. */
export function blockingMs({ long, firstPaint }: Pick<Watch, 'long' | 'firstPaint'>): number {
  return long.reduce((sum, { start, duration }) => {
    const from = Math.max(start, firstPaint);
    return sum + Math.max(0, start + duration - from - 50);
  }, 0);
}
