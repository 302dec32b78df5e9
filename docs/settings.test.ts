import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BACKEND_SETTINGS } from '@meadowlark/backend/settings.ts';
import { ROOT } from '../build/paths.ts';
import { SERVER_SETTINGS } from '../shell/server/settings/settings.ts';

test('docs/settings.md has a line for each setting, and for nothing else', () => {
  const document = readFileSync(path.join(ROOT, 'docs/settings.md'), 'utf8');
  const cells = document.match(/^\| `[^|]*/gm) ?? [];
  const named = cells.flatMap((cell) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  // Read by commands only.
  const settings = new Set([...SERVER_SETTINGS, ...BACKEND_SETTINGS, 'EDITION_BY']);
  expect(named.toSorted()).toEqual([...settings].toSorted());
});
