import { providePart } from '../composition/page-parts.ts';
import { HomePage } from '../home/HomePage.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';

/** The server shows every page of the shell's own. */
export function provideParts(): void {
  providePart('home', HomePage);
  providePart('not-found', NotFoundPage);
}
