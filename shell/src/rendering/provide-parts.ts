import { createElement } from 'react';
import { provideShellPage } from '../composition/shell-pages.ts';
import { SiteIndex } from '../frame/SiteIndex.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';

/** Provides the shell's pages on the server. */
export function provideParts(): void {
  provideShellPage('home', HomePage);
  provideShellPage('not-found', () => createElement(NotFoundPage, { index: createElement(SiteIndex) }));
}
