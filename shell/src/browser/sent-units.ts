import type { SentHtml } from '../composition/mounted-view.ts';
import { unitKey, type UnitRef } from '../composition/unit.ts';

/**
 * The server's HTML of those units that are in the page: it can stay, or stand again, where a component cannot be had. It
 * is read out of the page when it is first wanted, which must be before the unit is hydrated.
 */
export function sentUnits(refs: readonly UnitRef[]): Map<string, SentHtml> {
  return new Map(
    refs.map(unitKey).flatMap((key): [string, SentHtml][] => {
      const element = document.querySelector(`[data-unit="${CSS.escape(key)}"]`);
      return element ? [[key, sentHtml(element)]] : [];
    }),
  );
}

function sentHtml(element: Element): SentHtml {
  let html: string | null = null;
  return {
    get __html() {
      return (html ??= element.innerHTML);
    },
  };
}
