import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { integrityOf } from '../../shared/src/contract/integrity.ts';
import { SCREENS, tagsOf } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';

/** The recommended rules of the validator, without those that are not about validity. */
const HTML = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes `dateTime=`, `<img/>` and `open=""`. To a parser these are `datetime=`, `<img>` and `open`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      // More voice control programs understand a label that both contains its field and refers to it.
      'no-redundant-for': 'off',
      // React's own ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // ARIA 1.2 allows names for lists; the strict default allows them for fewer roles.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Titles contain headlines of any length; search engines cut them.
      'long-title': 'off',
      // Line breaks in telephone numbers are a matter of typography.
      'tel-non-breaking': 'off',
    },
  }),
);

for (const screen of SCREENS) {
  const { name, address } = screen;
  // spec beyond: Every page is valid HTML
  test(`${name} is valid HTML`, { tag: tagsOf(screen) }, async ({ request }) => {
    const response = await request.get(await address(request));
    const report = await HTML.validateString(await response.text());
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });

  test(
    `${name}: no element id hides a global of the shell on \`window\``,
    { tag: tagsOf(screen) },
    async ({ request }) => {
      const html = await (await request.get(await address(request))).text();
      expect([...html.matchAll(/\s(?:id|name)=["']?meadowlark\w*/gi)].map(([found]) => found)).toEqual([]);
    },
  );

  test(
    `${name}: each script has the hash of its file beside its address`,
    { tag: tagsOf(screen) },
    async ({ request }) => {
      const html = await (await request.get(await address(request))).text();
      const scripts = scriptsIn(html);
      // Bootstrap, React, the awake shell and `reader`.
      expect(new Set(scripts.map(({ file }) => file)).size).toBeGreaterThanOrEqual(4);
      const found = scripts.map(async ({ file }) => ({ file, hash: await hashOf(file, request) }));
      expect(scripts).toEqual(await Promise.all(found));
    },
  );

  test(
    `${name}: every \`text-decoration\` names only a line, because WebKit refuses more`,
    { tag: tagsOf(screen) },
    async ({ request }) => {
      const html = await (await request.get(await address(request))).text();
      const found = html.match(/text-decoration:[^;}]+/g) ?? [];
      expect(found).not.toEqual([]);
      expect(found.filter((one) => !/^text-decoration: ?[a-z-]+$/.test(one))).toEqual([]);
    },
  );

  test(
    `${name}: no layout depends on a width in pixels, which ignores text size`,
    { tag: tagsOf(screen) },
    async ({ request }) => {
      const html = await (await request.get(await address(request))).text();
      const found = html.match(/@media[^{]*-width:[^{]+/g) ?? [];
      expect(found).not.toEqual([]);
      expect(found.filter((one) => /\dpx/.test(one))).toEqual([]);
    },
  );

  test(
    `${name}: no rule makes the browser recompute the styles of all elements when one is added`,
    {
      tag: tagsOf(screen),
    },
    async ({ request }) => {
      const html = await (await request.get(await address(request))).text();
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
      const lists = styles.split(/[{}]/).filter((part) => part.includes(':has('));
      expect(lists).not.toEqual([]);
      expect(lists.flatMap((list) => withoutArguments(list).split(',')).filter(meansAnyAfterHas)).toEqual([]);
    },
  );

  test(
    `${name}: rules that match one element are in the order of their components`,
    { tag: tagsOf(screen) },
    async ({ request }) => {
      const html = await (await request.get(await address(request))).text();
      const order = rulesInOrder(html);
      expect(order.size).toBeGreaterThan(40);
      const wrong = [...html.matchAll(/ class="([^"]*)"/g)].filter(([, names = '']) => {
        const groups = names.split(' ').flatMap((one) => order.get(one) ?? []);
        const byPlace = groups.toSorted((a, b) => a.place - b.place).map(({ group }) => group);
        return byPlace.some((group, index) => group < (byPlace[index - 1] ?? 0));
      });
      expect(wrong.map(([found]) => found)).toEqual([]);
    },
  );
}

test('the property that stops iPhones from enlarging text keeps its prefix', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('-webkit-text-size-adjust:100%');
});

/** Files of releases never change, and most pages name the same ones. */
const hashes = new Map<string, string>();

async function hashOf(file: string, request: APIRequestContext): Promise<string> {
  const known = hashes.get(file) ?? integrityOf(await (await request.get(file)).body());
  hashes.set(file, known);
  return known;
}

/** The scripts that the HTML names, in tags and in JSON, each time with the hash beside it. */
function scriptsIn(html: string): { file: string; hash: string | undefined }[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="([^"]+\.js)"[^>]*>/g)];
  const inJson = [...html.matchAll(/"(?:href|entry)":"([^"]+\.js)"(?:,"integrity":"([^"]*)")?/g)];
  return [
    ...tags.map(([tag, file = '']) => ({ file, hash: /\sintegrity="([^"]+)"/.exec(tag)?.[1] })),
    ...inJson.map(([, file = '', hash]) => ({ file, hash })),
  ];
}

/** Classes of styled-components: their group, which the library counts up, and where in the page its rules are. */
function rulesInOrder(html: string): ReadonlyMap<string, { group: number; place: number }> {
  const groups = html.matchAll(/data-styled\.g(\d+)\[id="[^"]+"\]\{content:"([^"]*)"\}/g);
  return new Map(
    [...groups].flatMap(({ index, 1: group, 2: names = '' }) =>
      names.split(',').map((one) => [one, { group: Number(group), place: index }] as const),
    ),
  );
}

function withoutArguments(selectors: string): string {
  const shorter = selectors.replaceAll(/\([^()]*\)/g, '');
  return shorter === selectors ? selectors : withoutArguments(shorter);
}

/**
 * Whether `:has()` is on an ancestor of the subject, and the subject has no class, attribute or tag, so it can match any
 * element. Chromium then computes 400 styles instead of 10 (15 ms on a slow phone, three times per page).
 */
function meansAnyAfterHas(selector: string): boolean {
  const compounds = selector.trim().split(/[\s>+~]+/);
  const subject = compounds.pop() ?? '';
  return compounds.some((one) => one.includes(':has')) && /^(?:\*|::?[\w-]+)+$/.test(subject);
}
