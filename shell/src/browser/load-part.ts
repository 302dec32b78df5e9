import { NoView } from './fetch-view.ts';
import { pagePart, providePart } from '../composition/page-parts.ts';
import type { View } from '../composition/view.ts';

/** Whether a view needs a page of the shell's own that is not there yet. */
export function lacksPart({ kind }: Pick<View, 'kind'>): boolean {
  return (kind === 'home' || kind === 'not-found') && pagePart(kind) === null;
}

/**
 * Fetches the shell's own page that a view lacks. Rejects with `NoView` when it does not come: the document has it as
 * HTML.
 */
export async function loadPart({ kind }: Pick<View, 'kind'>): Promise<void> {
  try {
    if (kind === 'home') {
      const { HomePage } = await import(/* webpackChunkName: "home" */ '../home/HomePage.tsx');
      providePart('home', HomePage);
    }
    if (kind === 'not-found') {
      const { NotFoundPage } = await import(
        /* webpackChunkName: "not-found" */ '../not-found/NotFoundPage.tsx'
      );
      providePart('not-found', NotFoundPage);
    }
  } catch (error) {
    throw new NoView(`The shell's page "${kind}" could not be loaded.`, { cause: error });
  }
}
