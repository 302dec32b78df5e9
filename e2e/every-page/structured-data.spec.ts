import Validator from '@adobe/structured-data-validator';
import { structuredDataIn } from '../support/pages/read-html.ts';
import { SCREENS, tagsOf } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';
import { VOCABULARY } from './vocabulary.ts';

for (const screen of SCREENS) {
  const { name, address } = screen;
  // spec beyond: Structured data where a type exists, checked against its vocabulary
  test(
    `${name} has structured data in the vocabulary of schema.org`,
    { tag: tagsOf(screen) },
    async ({ request }) => {
      const response = await request.get(await address(request));
      const things = structuredDataIn(await response.text());
      const types = things.map((thing) => thing['@type']);
      if (name === '/') expect(types).toEqual(expect.arrayContaining(['NewsMediaOrganization', 'WebSite']));
      else if (response.status() === 200) expect(types).toContain('BreadcrumbList');
      else expect(types).toEqual([]);

      const byType = Object.fromEntries(
        types.map((type) => [type, things.filter((thing) => thing['@type'] === type)]),
      );
      const issues = await new Validator(VOCABULARY).validate({ jsonld: byType, microdata: {}, rdfa: {} });
      expect(issues.map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`)).toEqual([]);
    },
  );
}

/** Properties that search engines require for rich results, by schema.org type. */
const REQUIRED: Readonly<Record<string, { path: string; properties: readonly string[] }>> = {
  BlogPosting: { path: '/blog/:slug', properties: ['headline', 'author', 'datePublished', 'image', 'url'] },
  FAQPage: { path: '/faq', properties: ['mainEntity'] },
  RadioBroadcastService: { path: '/radio', properties: ['name', 'url', 'broadcaster'] },
};

for (const [type, { path, properties }] of Object.entries(REQUIRED)) {
  // spec beyond: Structured data where a type exists, checked against its vocabulary
  test(`${path} is a ${type} with the properties that search engines require`, async ({ request }) => {
    const screen = SCREENS.find(({ name }) => name === path);
    const response = await request.get((await screen?.address(request)) ?? '');
    const thing = structuredDataIn(await response.text()).find((one) => one['@type'] === type);
    expect(Object.keys(thing ?? {})).toEqual(expect.arrayContaining([...properties]));
  });
}

test('the paper has the same id in the structured data of every page', async ({ request }) => {
  const things = async (path: string) => structuredDataIn(await (await request.get(path)).text());
  const paper = (await things('/')).find((one) => one['@type'] === 'NewsMediaOrganization');
  const about = (await things('/about')).find((one) => one['@type'] === 'AboutPage');
  expect(paper?.['@id']).toMatch(/#/);
  expect(about?.['mainEntity']).toMatchObject({ '@type': 'NewsMediaOrganization', '@id': paper?.['@id'] });
});
