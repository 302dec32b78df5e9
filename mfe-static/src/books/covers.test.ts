import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TITLES } from './books.ts';

const FOLDER = path.join(__dirname, 'covers');
const covers = readdirSync(FOLDER).map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));

// spec 2 Books: Titles on mind, meditation, yoga and self-help
it('there are 25 books, with the titles that the specification names among them', () => {
  expect(Object.keys(TITLES)).toHaveLength(25);
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

it('every book has its own 3:4 cover', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(
    Object.keys(TITLES)
      .map((slug) => `${slug}.svg`)
      .toSorted(),
  );
  expect(new Set(covers).size).toBe(25);
  for (const svg of covers) expect(svg).toMatch(/^<svg [^>]*width="600" height="800"/);
});

it('no cover requests a font, a script or another file', () => {
  for (const svg of covers) expect(svg).not.toMatch(/<text|<script|<image|href|font/);
});
