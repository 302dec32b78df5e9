import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTION_LOOKS } from '@meadowlark/shared/contract/section-looks.ts';
import { ROOT } from '../paths.ts';
import { withSectionHues } from './section-hues.ts';

const TOKENS = readFileSync(path.join(ROOT, 'shared/src/design/tokens.css'), 'utf8');

it('writes one rule for each color that sections have, and each is a color of both themes', () => {
  const css = withSectionHues(TOKENS);
  expect(css).not.toContain('@section-hues');
  for (const [key, { hue }] of Object.entries(SECTION_LOOKS)) {
    const found = [...css.matchAll(/^:is\((.*)\) \{ --section: var\(--hue-(\w+)\); \}$/gm)]
      .filter(([, sections = '']) => sections.split(', ').includes(`[data-section='${key}']`))
      .map(([, , color]) => color);
    expect([key, found]).toEqual([key, hue ? [hue] : []]);
  }
  const declared = [...css.matchAll(/--hue-(\w+): light-dark\(#\w{6}, #\w{6}\);/g)].map(([, color]) => color);
  const used = Object.values(SECTION_LOOKS).flatMap(({ hue }) => hue ?? []);
  expect(declared).toEqual(expect.arrayContaining(used));
});

it('is placed before rules that override it, and fails a build without a place for it', () => {
  expect(TOKENS.indexOf('--section: var(--ink)')).toBeLessThan(TOKENS.indexOf('@section-hues'));
  expect(TOKENS.indexOf('@section-hues')).toBeLessThan(TOKENS.indexOf("[data-ground='night']"));
  expect(() => withSectionHues('a {}')).toThrow('tokens.css has no line "@section-hues;"');
});
