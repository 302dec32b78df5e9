import type { Page } from '@playwright/test';

/** What browsers report and TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * How far the page has moved by itself since it was opened, and what moved: nothing is an empty list. What follows
 * within 500 ms of an input does not count, as browsers reckon.
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
        // What is on the screen has been reported when another frame has been painted after it.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
  );
}
