import { writeEditionRef } from '../../src/composition/edition-ref.ts';
import type { Choice } from '../editions/choose-version.ts';

/** What a view is kept under. Two requests with the same key get the same. */
export interface ViewKey {
  choice: Choice;
  /** The edition as it stands in addresses: a tab may have left releases of it out. */
  ref: string;
  /** Path, and of the query what the route names: `/faq?q=radio`. */
  address: string;
}

export function viewKey(choice: Choice, address: string): ViewKey {
  const ref = writeEditionRef({ id: choice.edition.id, qa: false, without: choice.without });
  return { choice, ref, address };
}

/** A page as a document, or its data alone, for a navigation within a tab. */
export type DocumentKind = 'page' | 'data';

export function viewText({ ref, address }: Pick<ViewKey, 'ref' | 'address'>): string {
  return `view ${ref} ${address}`;
}

export function documentText(kind: DocumentKind, ref: string, address: string): string {
  return `${kind} ${ref} ${address}`;
}
