import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, workspaceOf } from '../../build/paths.ts';
import { say } from '../lib/say.mjs';

/**
 * Starts the development server of a remote's browser half and resolves when it was built once; `onBuilt` is told of
 * every build after that. The build is one for production: the running site has the production React, which a build for
 * development cannot work with, and which has no Fast Refresh.
 */
export function startRemote(name: string, onBuilt: () => void): Promise<void> {
  const child = spawn(
    path.join(ROOT, 'node_modules', '.bin', 'rsbuild'),
    ['dev', '--mode', 'production', '--environment', 'web'],
    {
      cwd: path.join(ROOT, workspaceOf(name)),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      if (/error|warn|×/i.test(text)) say(text.trimEnd());
      if (!/ready\s+built/.test(text)) return;
      resolve();
      onBuilt();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The development server of ${name} ended.\n${output}`)));
  });
}
