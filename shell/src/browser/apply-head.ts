import type { Head } from '@meadowlark/shared/contract/head.ts';
import { documentTitle, HEAD_MARK, headTags, type HeadTag } from '../document/head-tags.ts';

/** Replaces the title and head tags of the document with those of the current page. */
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
