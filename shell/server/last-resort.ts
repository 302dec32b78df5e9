import { plainPage } from './plain-page.ts';

/** Shown with a status of 500 when not even the shell could be rendered (specification, section 8). */
export const LAST_RESORT = plainPage({
  title: 'Unexpected Application Error!',
  text: 'This page could not be made just now. Loading it again in a moment often helps.',
  link: { href: '', text: 'Try Again' },
});
