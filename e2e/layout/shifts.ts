import type { Page } from '@playwright/test';

/** One thing that moved after it had been painted. */
export interface Shift {
  value: number;
  what: string;
}

/** Writes down every layout shift from the first paint on, whoever caused it. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        seen.push({ value: entry.value, what: entry.sources.map(({ node }) => nameOf(node)).join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });

    function nameOf(node: Node | null): string {
      if (!(node instanceof Element)) return `"${node?.textContent?.slice(0, 40) ?? ''}"`;
      return `${node.tagName.toLowerCase()} "${node.textContent?.slice(0, 40) ?? ''}"`;
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenShifts: Shift[] }).seenShifts);
}

/** What browsers report and TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
