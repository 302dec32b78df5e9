import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { withoutPlaces } from './without-places.ts';

it('says nothing of where things are on this machine, also of folders within others', () => {
  const peers = path.join(ROOT, 'peers');
  const text = `npm run bench -- --peers ${peers} failed at ${peers}/next/server.js, ${ROOT}/bench/main.ts`;
  expect(withoutPlaces(text, { '<peers>': peers })).toBe(
    'npm run bench -- --peers <peers> failed at <peers>/next/server.js, ./bench/main.ts',
  );
});
