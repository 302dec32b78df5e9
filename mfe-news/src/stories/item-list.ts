import type { StoryView } from '@meadowlark/shared/design/story-view.ts';

/** The stories of a list page in schema.org's words, in the order in which they stand there. */
export function itemList(stories: readonly StoryView[], origin: string): Readonly<Record<string, unknown>> {
  const listed = stories.flatMap(({ href, title }) => (href === null ? [] : [{ href, title }]));
  return {
    '@type': 'ItemList',
    numberOfItems: listed.length,
    itemListElement: listed.map(({ href, title }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      url: `${origin}${href}`,
    })),
  };
}
