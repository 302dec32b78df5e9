#!/usr/bin/env node
// The command `remote`: see src/main.ts.
import '../../scripts/lib/check-node.mjs';
import { existsSync } from 'node:fs';

// In an installed package it is built; in the project's checkout it is TypeScript.
const built = new URL('../src/main.js', import.meta.url);
if (existsSync(built)) await import(built.href);
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/main.ts');
}
