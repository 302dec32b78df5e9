import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, workspaceOf } from '../build/paths.ts';
import { say } from './lib/say.mjs';

/** What the build tool prints once for each half when it is built, or has failed to. */
const HALF_DONE = /(?:ready\s+built|error\s+build failed)[^\n]*\((web|server)\)/g;

/**
 * Starts the development server of a program as a process of its own and resolves when both halves were built once.
 * (Inside this process, the loader that runs TypeScript would change functions that the build tool prints into bundles.)
 */
export function startProgram(name: string): Promise<void> {
  const child = spawn(
    path.join(ROOT, 'node_modules', '.bin', 'rsbuild'),
    ['dev', '--environment', 'web,server'],
    {
      cwd: path.join(ROOT, workspaceOf(name)),
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  process.on('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      const text = chunk.toString();
      if (/error|warn|×/i.test(text)) say(labelled(name, text));
      output += text;
      if (new Set([...output.matchAll(HALF_DONE)].map(([, half]) => half)).size === 2) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The development server of ${name} ended.\n${output}`)));
  });
}

function labelled(name: string, text: string): string {
  return text.trimEnd().replaceAll(/^(?=.)/gm, `[${name}] `);
}
