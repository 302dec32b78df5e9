import type { Page } from 'playwright-core';
import type { Finding } from '../finding.ts';

interface NamedElement {
  id: string;
  tag: string;
  /** Its name, or the beginning of its text. */
  text: string;
  /** Key of its unit; null for the frame. */
  unit: string | null;
}

/**
 * Ids that two elements of the page share, if one of them belongs to this remote, or to the frame for the shell. References to an
 * id (a label, a description, a link within the page, a button that opens something) get the first element.
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
        fix: 'Give each element its own id, for example with the React hook useId.',
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
