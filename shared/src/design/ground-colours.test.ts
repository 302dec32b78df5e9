import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GROUND } from './ground-colours.ts';

test('the browser wears the ground of the page', () => {
  const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  expect(tokens).toContain(`--ground: light-dark(${GROUND.light}, ${GROUND.dark});`);
});
