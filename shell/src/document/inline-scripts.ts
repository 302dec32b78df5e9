import { CLOSED_ALERTS_SCRIPT } from '../features/breaking/closed-alerts.ts';
import { SPECULATION_RULES } from '../sleeping/speculation-rules.ts';
import { documentStart } from './document-html.ts';

const EMPTY_PAGE = {
  head: { title: '', description: '', canonical: '/' },
  status: 200,
  origin: 'https://site.invalid',
  assets: { script: { href: '', integrity: '' }, icon: '', preloads: [] },
  styles: '',
  pictureLinks: '',
};

/**
 * Texts of the inline scripts of every page, of alerts, and of the speculation rules added later. The content security
 * policy names them by hash. They are taken from a generated head, so the list is always complete. JSON has another type and
 * is not run; the text of pages is escaped, so it cannot match.
 */
export const INLINE_SCRIPTS: readonly string[] = [
  ...[...documentStart(EMPTY_PAGE).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text),
  CLOSED_ALERTS_SCRIPT,
  SPECULATION_RULES,
];
