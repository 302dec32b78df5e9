import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Post } from './post.ts';
import { type PostFile, readPostFolder } from './read-post-folder.ts';

const backend = path.resolve(import.meta.dirname, '../..');
const pictures = new Set(readdirSync(path.join(backend, 'src/feeds/sample/pictures')));
let files: PostFile[];
let posts: Post[];

beforeAll(async () => {
  files = await readPostFolder(path.join(backend, 'posts'));
  posts = files.flatMap((file) => ('post' in file ? [file.post] : []));
});

function slugsWhere(condition: (post: Post) => boolean): string[] {
  return posts.filter(condition).map(({ slug }) => slug);
}

test('all can be read, and there are enough of them for three pages', () => {
  expect(files.filter((file) => 'reason' in file)).toEqual([]);
  expect(posts.length).toBeGreaterThan(20);
});

test('titles and descriptions fit where search engines and cards show them', () => {
  expect(slugsWhere(({ metaTitle }) => metaTitle.length >= 70)).toEqual([]);
  expect(slugsWhere(({ metaDescription: { length } }) => length < 120 || length > 160)).toEqual([]);
});

test('each is of real length and says that it is a sample', () => {
  const words = (post: Post): number => post.blog.split(/\s+/).length;
  expect(slugsWhere((post) => words(post) < 600 || words(post) > 1200)).toEqual([]);
  expect(slugsWhere((post) => !post.blog.endsWith('\n*A post from the sample edition.*'))).toEqual([]);
});

test("none has a heading of the page's own rank", () => {
  expect(slugsWhere(({ blog }) => /^# /m.test(blog.replaceAll(/^```.*?^```/gms, '')))).toEqual([]);
});

test('every picture is one of the bundled ones', () => {
  const used = posts.flatMap(({ blog, pinterestImageLink }) => [
    pinterestImageLink ?? '',
    ...[...blog.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, address]) => address ?? ''),
  ]);
  const isBundled = (address: string): boolean =>
    address.startsWith('/api/sample/pictures/') && pictures.has(path.basename(address));
  expect(used.filter((address) => !isBundled(address))).toEqual([]);
});

test('links from post to post lead to posts', () => {
  const slugs = new Set(posts.map(({ slug }) => slug));
  const linked = posts.flatMap(({ blog }) =>
    [...blog.matchAll(/\]\(\/blog\/([^)]+)\)/g)].map(([, slug]) => slug),
  );
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((slug) => !slugs.has(slug ?? ''))).toEqual([]);
});

test.each([
  ['tables', /^\| --- \|/m],
  ['numbered lists', /^1\. /m],
  ['nested lists', /^ {2,}- /m],
  ['quotes', /^> /m],
  ['code blocks', /^```/m],
  ['inline code', /[^`]`[^`\n]+`[^`]/],
  ['pictures', /!\[/],
  ['links on the site', /\]\(\/[a-z]/],
  ['links to other sites', /\]\(https:/],
  ['third-rank headings', /^### /m],
])('between them they use %s', (_name, form) => {
  expect(slugsWhere(({ blog }) => form.test(blog))).not.toEqual([]);
});

test('some have short films, one a film that is only linked, and some no keywords', () => {
  const films = posts.flatMap(({ youtubeShortsUrl }) => youtubeShortsUrl ?? []);
  expect(films.filter((film) => film.includes('/shorts/'))).toHaveLength(3);
  expect(films.filter((film) => film.includes('youtu.be/'))).toHaveLength(3);
  expect(films.filter((film) => film.includes('/watch?'))).toHaveLength(1);
  expect(
    slugsWhere((post) => post.shortTailKeywords === null && post.longTailKeywords === null),
  ).toHaveLength(2);
});
