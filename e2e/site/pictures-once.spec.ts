import type { APIRequestContext } from '@playwright/test';
import { fetchPage } from '../support/pages/read-html.ts';
import { PAGES } from '../support/pages/specified-pages.ts';
import { expect, test } from '../support/test.ts';

/** A place in the edition where a picture is used: a story, wherever it is listed, or a page. */
interface Shown {
  picture: string;
  place: string;
}

/** The pictures in the main part of a page, in closed lists too. A file of a release is named without its hash. */
function picturesOf(main: string, path: string): Shown[] {
  return main.split(/(?=<article[ >])|(?<=<\/article>)/).flatMap((part) => {
    const story = part.startsWith('<article') ? /<h\d[^>]*><a href="([^"]+)"/.exec(part)?.[1] : undefined;
    const names = [...part.matchAll(/<img [^>]*src="[^"]*\/([\w-]+)(?:\.\w+)?\.(?:svg|avif)"/g)];
    return names.map(([, picture = '']) => ({ picture, place: story ?? path }));
  });
}

/** The first story of a list, whose page shows others of its section. */
function firstStory(main: string): string[] {
  return [...main.matchAll(/href="(\/article\/[\w-]+)"/g)].slice(0, 1).map(([, address = '']) => address);
}

/** Reads the pages and, from what they list, a story of each section, all pages of the blog and all its posts. */
async function readEdition(request: APIRequestContext): Promise<Map<string, Shown[]>> {
  const edition = new Map<string, Shown[]>();
  const paths = PAGES.map(({ path }) => path);
  for (const path of paths) {
    if (edition.has(path)) continue;
    const { main } = await fetchPage(request, path);
    edition.set(path, picturesOf(main, path));
    const posts = path.startsWith('/blog') ? [...main.matchAll(/href="(\/blog(?:\/|\?)[^"#]+)"/g)] : [];
    paths.push(
      ...firstStory(path.startsWith('/article') ? '' : main),
      ...posts.map(([, address = '']) => address),
    );
  }
  return edition;
}

test('no picture appears twice on a page, or in more than three places of the sample edition', async ({
  request,
}) => {
  const edition = await readEdition(request);
  expect([...edition.keys()].filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(20);
  const places = new Map<string, Set<string>>();
  for (const [path, shown] of edition) {
    const pictures = shown.map(({ picture }) => picture);
    expect(pictures, `pictures of ${path}`).toEqual([...new Set(pictures)]);
    for (const { picture, place } of shown)
      places.set(picture, (places.get(picture) ?? new Set()).add(place));
  }
  expect(places.size).toBeGreaterThan(100);
  expect([...places].filter(([, at]) => at.size > 3).map(([picture, at]) => [picture, ...at])).toEqual([]);
});
