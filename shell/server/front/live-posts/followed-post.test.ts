import { FollowedPost } from './followed-post.ts';

/** The ids of the entries in a live post with this HTML. */
async function entriesIn(html: string): Promise<string[]> {
  const post = await FollowedPost.follow({
    path: '/a',
    renderPage: async () => `<section data-live-post="/a">${html}</section>`,
    left: () => {},
  });
  const ids = post?.since(null).map(({ id }) => id) ?? [];
  post?.close();
  return ids;
}

const opened = (count: number) =>
  Array.from({ length: count }, (_, i) => `<article data-entry="${i}">`).join('');

it('finds the entries of a page, each up to its end', async () => {
  expect(await entriesIn('<article data-entry="2">b</article> <article data-entry="1">a</article>')).toEqual([
    '2',
    '1',
  ]);
});

// Each second the front, which serves all readers, was blocked for nine seconds by 1 MB of this.
it.each([
  ['have no end', opened(1000), []],
  ['are in each other', `${opened(1000)}</article>`, ['0']],
])('entries that %s are searched for an end once', async (_, html, found) => {
  const search = jest.spyOn(String.prototype, 'indexOf');
  try {
    expect(await entriesIn(html)).toEqual(found);
    expect(search.mock.calls.filter(([text]) => text === '</article>')).toHaveLength(1);
  } finally {
    search.mockRestore();
  }
});
