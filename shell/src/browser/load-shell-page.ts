import { NoViewError } from './fetch-view.ts';
import { shellPage, provideShellPage } from '../composition/shell-pages.ts';
import type { View } from '../composition/view.ts';

/** Whether a view needs a page of the shell that is not loaded yet. */
export function needsShellPage({ kind }: Pick<View, 'kind'>): boolean {
  return (kind === 'home' || kind === 'not-found') && shellPage(kind) === null;
}

/**
 * Loads the page of the shell that a view needs. Rejects with `NoViewError` on failure: the document contains the page as
 * HTML.
 */
export async function loadShellPage({ kind }: Pick<View, 'kind'>): Promise<void> {
  try {
    if (kind === 'home') {
      const { HomePage } = await import(/* webpackChunkName: "home" */ '../home/HomePage.tsx');
      provideShellPage('home', HomePage);
    }
    if (kind === 'not-found') {
      const { LaterNotFoundPage } = await import(
        /* webpackChunkName: "not-found" */ '../not-found/LaterNotFoundPage.tsx'
      );
      provideShellPage('not-found', LaterNotFoundPage);
    }
  } catch (error) {
    throw new NoViewError(`The shell's page "${kind}" did not load.`, { cause: error });
  }
}
