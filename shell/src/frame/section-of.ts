import { CATEGORY_KEYS } from '@meadowlark/shared/contract/category.ts';

/**
 * The address under which a deep page stands in the navigation: the blog's for its posts, the section's for articles,
 * whose ids begin with the key of their category (specification, section 3). Null for every other page.
 */
export function sectionOf(pathname: string): string | null {
  const [, first = '', id = ''] = pathname.split('/');
  if (first === 'blog' && id !== '') return '/blog';
  if (first !== 'article') return null;
  const category = CATEGORY_KEYS.find((key) => id.startsWith(`${key}-`));
  return category === undefined ? null : `/${category}`;
}
