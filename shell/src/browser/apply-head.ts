import type { View } from '../composition/view.ts';
import { documentTitle, HEAD_MARK, headTags, type HeadTag } from '../document/head-tags.ts';

/** Replaces the title and head tags of the document with those of the current page. */
export function applyHead({ head, status }: View, origin: string): void {
  document.title = documentTitle(head);
  removeHead();
  document.head.append(...headTags(head, status, origin).map(createElement));
}

/** Removes the tags of the page that was left: browsers share the canonical link, also while the next page is late. */
export function removeHead(): void {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
}

function createElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(HEAD_MARK, '');
  element.textContent = text ?? null;
  return element;
}
