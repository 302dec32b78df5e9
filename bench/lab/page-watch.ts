/** What the watch in a page looks for. */
export interface Wanted {
  /** Selector of a card. */
  card: string;
  /** Selector of a field that is touched; null: none is. */
  control: string | null;
  /** Whether it presses 'See All' again and again until more cards are seen. */
  pressSeeAll: boolean;
  /** How the next page's path begins, and a selector of what only that page has; its coming is noted. */
  next: { path: string; there: string } | null;
}

/** What the watch has seen; times are ms since the page was asked for. */
export interface Watch {
  firstPaint: number;
  largestPaint: number;
  /** Greatest sum of shifts in one window of five seconds. */
  shift: number;
  long: { start: number; duration: number }[];
  /** Presses of 'See All' so far, and when more cards were seen. */
  presses: number;
  worked: number | null;
  /** When the reader's finger came down for the first time, and when the field had the focus. */
  touched: number | null;
  answered: number | null;
  /** Wall clock of the next page's coming, ms. */
  arrived: number | null;
}

declare global {
  interface Window {
    benchWatch?: Watch;
  }
}

/** Runs in the page before anything of its own does. */
export function watchPage({ card, control, pressSeeAll, next }: Wanted): void {
  const watch: Watch = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    long: [],
    presses: 0,
    worked: null,
    touched: null,
    answered: null,
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
        watch.answered ??= performance.now();
    },
    { capture: true },
  );
  addEventListener(
    'click',
    ({ isTrusted }) => {
      if (isTrusted) sessionStorage.setItem('bench', String(performance.timeOrigin + performance.now()));
    },
    { capture: true },
  );

  const nextPage = () => {
    if (next && location.pathname.startsWith(next.path) && document.querySelector(next.there))
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
