import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';

/** The stories as a schema.org ItemList, in page order. Leaves out stories without a page. */
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
