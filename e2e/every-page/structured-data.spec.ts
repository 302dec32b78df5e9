import Validator from '@adobe/structured-data-validator';
import { thingsIn } from '../support/html.ts';
import { SCREENS, tagsOf } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { VOCABULARY } from './vocabulary.ts';

for (const screen of SCREENS) {
  const { name, address } = screen;
  test(`${name} describes itself in schema.org's words`, { tag: tagsOf(screen) }, async ({ request }) => {
    const response = await request.get(await address(request));
    const things = thingsIn(await response.text());
    const types = things.map((thing) => thing['@type']);
    if (name === '/') expect(types).toEqual(expect.arrayContaining(['NewsMediaOrganization', 'WebSite']));
    else if (response.status() === 200) expect(types).toContain('BreadcrumbList');
    else expect(types).toEqual([]);

    const byType = Object.fromEntries(
      types.map((type) => [type, things.filter((thing) => thing['@type'] === type)]),
    );
    const issues = await new Validator(VOCABULARY).validate({ jsonld: byType, microdata: {}, rdfa: {} });
    expect(issues.map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`)).toEqual([]);
  });
}

/** What search engines ask of the things they show in a way of their own, by the type. */
const ASKED: Readonly<Record<string, { path: string; properties: readonly string[] }>> = {
  BlogPosting: { path: '/blog/:slug', properties: ['headline', 'author', 'datePublished', 'image', 'url'] },
  FAQPage: { path: '/faq', properties: ['mainEntity'] },
  RadioBroadcastService: { path: '/radio', properties: ['name', 'url', 'broadcaster'] },
};

for (const [type, { path, properties }] of Object.entries(ASKED)) {
  test(`${path} is a ${type} with what search engines ask for`, async ({ request }) => {
    const screen = SCREENS.find(({ name }) => name === path);
    const response = await request.get((await screen?.address(request)) ?? '');
    const thing = thingsIn(await response.text()).find((one) => one['@type'] === type);
    expect(Object.keys(thing ?? {})).toEqual(expect.arrayContaining([...properties]));
  });
}
