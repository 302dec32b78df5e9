import { FAILURE_EVENT } from '../../composition/browser-failure.ts';
import type { QaFailure } from '../qa/qa-facts.ts';
import { INSPECTION_ID, type InspectionFacts, type ServedUnit } from './inspection-facts.ts';
import { readServerTiming } from './server-timing.ts';
import { reportUnits, type UnitReport } from './unit-report.ts';

/** Prefix of the performance marks of units. */
const UNIT_MARK = 'unit:';

/** The elements of units in the page, by unit key. */
export function unitElements(): Map<string, HTMLElement> {
  const found = document.querySelectorAll<HTMLElement>('[data-unit]');
  return new Map([...found].map((element) => [element.dataset['unit'] ?? '', element]));
}

/** Observes the browser's measurements across navigations, and reports the state of the units. */
export class PageWatch {
  readonly facts: InspectionFacts;
  readonly #firstAddress = addressOf(location);
  readonly #scripts = new Map<string, { start: number; end: number }>();
  /** The units of a view on the server, by path; the latest response counts. */
  readonly #served = new Map<string, readonly ServedUnit[]>();

  constructor(onChange: () => void) {
    this.facts = JSON.parse(document.getElementById(INSPECTION_ID)?.textContent ?? '') as InspectionFacts;
    this.#served.set(this.#firstAddress, this.facts.units);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) this.#record(entry);
      onChange();
    });
    observer.observe({ type: 'resource', buffered: true });
    observer.observe({ type: 'mark', buffered: true });
    window.addEventListener(FAILURE_EVENT, onChange);
    const root = document.getElementById('root');
    if (root) new MutationObserver(onChange).observe(root, { childList: true, subtree: true });
  }

  reports(): UnitReport[] {
    return reportUnits(this.facts, this.#served.get(addressOf(location)) ?? [], {
      unitsOnPage: [...unitElements().keys()],
      mark: lastMark,
      script: (address) => this.#scripts.get(address) ?? null,
      errorOf: (unit) => this.#errorOf(unit),
    });
  }

  /** The latest failure of a unit: of the first page on the server, of this tab in the browser. */
  #errorOf(unit: string): string {
    const onServer = addressOf(location) === this.#firstAddress ? this.facts.failures : [];
    const failures: readonly QaFailure[] = [...onServer, ...(window.meadowlarkFailures ?? [])];
    return failures
      .filter((one) => one.unit === unit)
      .map(({ message, place }) => (place ? `${message} (${place})` : message))
      .slice(-1)
      .join('');
  }

  #record(entry: PerformanceEntry): void {
    if (!(entry instanceof PerformanceResourceTiming)) return;
    const url = new URL(entry.name);
    if (url.origin !== location.origin) return;
    this.#scripts.set(url.pathname, { start: entry.startTime, end: entry.responseEnd });
    const [, path] = /^\/_data\/[^/]*(\/.*)$/.exec(url.pathname) ?? [];
    if (path !== undefined) this.#served.set(path + url.search, readServerTiming(entry.serverTiming));
  }
}

function lastMark(unit: string): { at: number; state: string } | null {
  const mark = performance.getEntriesByName(UNIT_MARK + unit, 'mark').at(-1);
  return mark instanceof PerformanceMark ? { at: mark.startTime, state: String(mark.detail) } : null;
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
