import type { Page } from 'playwright-core';
import type { Finding } from '../rule.ts';

interface NamedElement {
  id: string;
  tag: string;
  /** Its name, or the beginning of what it says. */
  text: string;
  /** Key of the unit that it belongs to; null for the frame. */
  unit: string | null;
}

/**
 * Ids that two elements of the page have, if one of them is of this remote, or of the frame if it is the shell. What refers
 * to an id gets the first: a label, a description, a link within the page, a button that opens something.
 */
export async function repeatedIds(page: Page, remote: string, what: string): Promise<Finding[]> {
  const first = new Map<string, NamedElement>();
  const findings = new Map<string, Finding>();
  for (const element of await page.evaluate(namedElements)) {
    const other = first.get(element.id);
    if (!other) first.set(element.id, element);
    else if ([ownerOf(other), ownerOf(element)].includes(remote))
      findings.set(element.id, {
        cause: `${what} makes a page with the id "${element.id}" twice: ${described(other)}, and ${described(element)}.`,
        fix: 'Give each element an id of its own. The hook useId of React makes one.',
        warnsOnRollback: true,
      });
  }
  return [...findings.values()];
}

function ownerOf({ unit }: NamedElement): string {
  return unit?.split('/')[0] ?? 'shell';
}

function described({ tag, text, unit }: NamedElement): string {
  return `<${tag}>${text === '' ? '' : ` "${text}"`} of ${unit ?? 'the frame'}`;
}

/** Runs in the browser. */
function namedElements(): NamedElement[] {
  return Array.from(document.querySelectorAll('[id]'), (element) => ({
    id: element.id,
    tag: element.localName,
    // Elements of SVG have no text of their own.
    text: (element.ariaLabel ?? (element as Partial<HTMLElement>).innerText ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 40),
    unit: element.closest('[data-unit]')?.getAttribute('data-unit') ?? null,
  }));
}
