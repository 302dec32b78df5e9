import type { Head } from '@meadowlark/shared/contract/head.ts';
import { HEAD_MARK } from '../document/document-html.ts';
import { documentTitle, headTags, type HeadTag } from '../document/head-tags.ts';

/** Makes the document's head say what the page now shown says about itself. */
export function applyHead(head: Head, status: number, origin: string): void {
  document.title = documentTitle(head);
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  document.head.append(...headTags(head, status, origin).map(createElement));
}

function createElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(HEAD_MARK, '');
  element.textContent = text ?? null;
  return element;
}
