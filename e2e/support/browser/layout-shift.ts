import type { Page } from '@playwright/test';

/** Missing from TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * The layout shifts of the document so far, each with its score and the elements that moved. Shifts within 500 ms of an
 * input do not count, as in CLS.
 */
export function layoutShifts(page: Page): Promise<{ value: number; what: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: { value: number; what: string }[] = [];
        const nameOf = (node: Node | null): string => {
          const text = node?.textContent?.slice(0, 40) ?? '';
          return node instanceof Element ? `${node.tagName.toLowerCase()} "${text}"` : `"${text}"`;
        };
        const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${width}x${height} at ${x},${y}`;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
            if (!hadRecentInput)
              seen.push({
                value,
                what: sources
                  .map(
                    ({ node, previousRect, currentRect }) =>
                      `${nameOf(node)} from ${rect(previousRect)} to ${rect(currentRect)}`,
                  )
                  .join(' | '),
              });
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer has reported a frame when the next one has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
  );
}
