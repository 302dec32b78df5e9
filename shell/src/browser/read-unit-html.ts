import type { ServerHtml } from '../composition/mounted-view.ts';
import { unitKey, type UnitRef } from '../composition/unit.ts';

/**
 * The server's HTML of the units in the page, by unit key: the fallback of a component that fails. Each is read on first
 * access, which must be before hydration changes it.
 */
export function readUnitHtml(refs: readonly UnitRef[]): Map<string, ServerHtml> {
  return new Map(
    refs.map(unitKey).flatMap((key): [string, ServerHtml][] => {
      const element = elementOf(key);
      return element ? [[key, lazyHtml(element)]] : [];
    }),
  );
}

/** The element of a unit, by unit key. */
export function elementOf(key: string): Element | null {
  return document.querySelector(`[data-unit="${CSS.escape(key)}"]`);
}

function lazyHtml(element: Element): ServerHtml {
  let html: string | null = null;
  return {
    get __html() {
      // Without the frames of embeds: on Back, they would contact their sites without a press. With the lists of "See All"
      // closed: the history entry says which are open.
      return (html ??= element.innerHTML.replace(/<iframe.*?<\/iframe>|(see-all[^>]*) open=""/g, '$1'));
    },
  };
}
