import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHAPTERS } from './chapters.ts';
import { readTokens } from './read-tokens.ts';
import { StyleGuide } from './StyleGuide.tsx';

const DESIGN = path.join(__dirname, '..', 'design');
const TOKENS = readTokens(readFileSync(path.join(DESIGN, 'tokens.css'), 'utf8'));

// spec beyond: Every component is on the specimen sheet
test('the specimen sheet shows every component file of the design folder once', () => {
  const files = readdirSync(DESIGN, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => path.basename(name, '.tsx'));
  const shown = CHAPTERS.flatMap(({ specimens }) => specimens.map(({ name }) => name));
  expect(shown.toSorted()).toEqual(files.toSorted());
});

test('the situations of a component have distinct labels', () => {
  for (const { specimens } of CHAPTERS)
    for (const { name, situations } of specimens) {
      const labels = situations.map(({ label }) => label);
      expect({ name, labels: [...new Set(labels)] }).toEqual({ name, labels });
    }
});

test('the specimen sheet shows every token by name, and every chapter', () => {
  const { container } = render(<StyleGuide theme="system" tokens={TOKENS} />);
  const named = Array.from(container.querySelectorAll('b, dt'), ({ textContent }) => textContent);
  expect(named).toEqual(expect.arrayContaining(TOKENS.map(({ name }) => name.slice(2))));
  for (const { title } of CHAPTERS)
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
});
