import type { APIRequestContext } from '@playwright/test';
import { ROUTES } from '../../shell/src/routes.ts';

/** A screen to be looked at, by the name of its route. */
export interface Screen {
  name: string;
  /** Its address on a running site; a route with parameters takes its first example from the page that lists it. */
  address: (request: APIRequestContext) => Promise<string>;
}

/** Where the examples of routes with parameters are listed, and how their links begin. */
const EXAMPLES: Readonly<Record<string, { list: string; link: string }>> = {
  '/article/:id': { list: '/local-news', link: '/article/' },
  '/blog/:slug': { list: '/blog', link: '/blog/' },
};

/** Every route of the shell's table, and the page for an address that no route knows. */
export const SCREENS: readonly Screen[] = [
  ...ROUTES.map(({ path }) => ({ name: path, address: addressOf(path) })),
  { name: 'a path nobody knows', address: async () => '/no/such/page' },
];

function addressOf(path: string): Screen['address'] {
  const example = EXAMPLES[path];
  if (!example) return async () => path;
  return async (request) => {
    const html = await (await request.get(example.list)).text();
    const found = new RegExp(`href="(${example.link}[\\w-]+)"`).exec(html)?.[1];
    if (found === undefined) throw new Error(`${example.list} lists no example of ${path}.`);
    return found;
  };
}
