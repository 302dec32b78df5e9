import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backend-'));
});

function run(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      FEEDS: 'sample',
      DATABASE_URL: `file:${folder}/blog.db`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('the backend runs alone, and ends when told to', async () => {
  const backend = run({});
  const origin = await listeningAt(backend);
  const response = await fetch(`${origin}/api/relay?url=nothing`);
  expect(response.status).toBe(400);
  backend.kill('SIGTERM');
  expect(await once(backend, 'exit')).toEqual([0, null]);
});

test('a wrong setting prevents startup with a message', async () => {
  const backend = run({ FEEDS: 'on' });
  let stderr = '';
  backend.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  expect(await once(backend, 'close')).toEqual([1, null]);
  expect(stderr).toBe(
    'The backend could not start. FEEDS is "on" but must be auto, live or sample; correct it or leave it out.\n',
  );
});

/** Reads the address from the log. */
async function listeningAt(backend: ChildProcess): Promise<string> {
  if (!backend.stdout) throw new Error('no output to read');
  for await (const line of createInterface(backend.stdout)) {
    const address = /Server listening at (http:[^"]+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the backend ended without listening');
}
