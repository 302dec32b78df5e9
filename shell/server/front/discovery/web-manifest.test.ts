import { readFileSync } from 'node:fs';
import path from 'node:path';
import { THEME_GROUND } from '../../../src/features/theme/theme.ts';

test('home screen and browser bars have the background color of the page', () => {
  const file = path.join(import.meta.dirname, '../../../../shared/src/design/tokens.css');
  const { light, dark } = THEME_GROUND;
  expect(readFileSync(file, 'utf8')).toContain(`--ground: light-dark(${light}, ${dark});`);
});
