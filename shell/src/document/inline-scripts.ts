import { SPECULATION_RULES } from '../sleeping/speculation.ts';
import { documentStart } from './document-html.ts';

const BARE = {
  head: { title: '', description: '', canonical: '/' },
  status: 200,
  origin: 'https://site.invalid',
  assets: { script: { href: '', integrity: '' }, styles: [], fonts: [], icon: '', preloads: [] },
  styles: '',
  pictureLinks: '',
};

/**
 * The texts of the scripts that stand in the head of every page, or are put there, for the content security policy: it
 * names them by their hashes. They are read out of a head that was written like any other, so no second list can fall
 * behind. Data (JSON) has another type and is not run; text of pages is escaped, so no script of that form can be theirs.
 */
export const INLINE_SCRIPTS: readonly string[] = [
  ...[...documentStart(BARE).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text),
  SPECULATION_RULES,
];
