import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames } from './remotes.ts';

it('finds remotes by their folders, and ignores other folders', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  for (const folder of ['mfe-weather', 'mfe-arts', 'mfe-half-done', 'shell'])
    mkdirSync(path.join(root, folder));
  for (const folder of ['mfe-weather', 'mfe-arts', 'shell'])
    writeFileSync(path.join(root, folder, 'rsbuild.config.ts'), '');
  expect(remoteNames(root)).toEqual(['arts', 'weather']);
});

it('finds the remotes of this checkout', () => {
  expect(remoteNames()).toEqual(expect.arrayContaining(['blog', 'media', 'news', 'static']));
});
