import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../../site.ts';
import { ON_TWO_LINES } from './wordmark-sizes.ts';

const SVG = readFileSync(path.join(import.meta.dirname, 'wordmark.svg'), 'utf8');

it('is a drawing of the name of the paper, in the sizes that components use', () => {
  expect(/<title>(.*)<\/title>/.exec(SVG)?.[1]?.replaceAll('&amp;', '&')).toBe(SITE.name);
  expect(/viewBox="([^"]+)"/.exec(SVG)?.[1]).toBe(ON_TWO_LINES.viewBox);
  expect(/<g transform="([^"]+)"/.exec(SVG)?.[1]).toBe(ON_TWO_LINES.moveSmall);
});
