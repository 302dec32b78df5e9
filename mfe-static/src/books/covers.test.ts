import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TITLES, type BookSlug } from './books.ts';
import { allCovers } from './cover-press/all-covers.ts';
import { PLAN } from './cover-press/plan.ts';

const FOLDER = path.join(__dirname, 'covers');
const slugs = Object.keys(TITLES) as BookSlug[];

it('there are 25 books, with the titles that the specification names among them', () => {
  expect(slugs).toHaveLength(25);
  expect(Object.values(TITLES)).toEqual(
    expect.arrayContaining([
      'Mindset',
      'Mudras',
      'Raja Yoga',
      'Tao',
      'Thought Power',
      'Yogi Code',
      'Breath is God',
    ]),
  );
});

it('every book has a cover of its own, 3:4, drawn by the press as it is now', () => {
  const covers = allCovers();
  expect(readdirSync(FOLDER).toSorted()).toEqual(covers.map(({ file }) => file).toSorted());
  expect(new Set(covers.map(({ svg }) => svg)).size).toBe(25);
  for (const { file, svg } of covers) {
    expect(readFileSync(path.join(FOLDER, file), 'utf8')).toBe(svg);
    expect(svg).toMatch(/^<svg [^>]*width="600" height="800"/);
  }
});

it('no cover asks for a font, a script or another file', () => {
  for (const { svg } of allCovers()) expect(svg).not.toMatch(/<text|<script|<image|href|font/);
});

it('neighbours in a row of two, four or five are drawn in different ways and colours', () => {
  const clashes = slugs.slice(1).filter((slug, i) => {
    const before = slugs[i];
    return (
      before !== undefined && PLAN[slug].some((part) => (PLAN[before] as readonly string[]).includes(part))
    );
  });
  expect(clashes).toEqual([]);
});
