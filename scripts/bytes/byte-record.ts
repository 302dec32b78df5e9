import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../build/paths.ts';
import type { Weights } from './weigh-builds.ts';

const FILE = 'build/bytes.json';

const recordSchema = z.record(z.string(), z.number().int().positive());

/** Bytes after gzip by name of the part or route. The record is committed, so that branches can be compared. */
type ByteRecord = z.infer<typeof recordSchema>;

export function recordOf({ parts, routes }: Weights): ByteRecord {
  return Object.fromEntries([...parts, ...routes].map(({ what, bytes }) => [what, bytes]));
}

export function writeRecord(record: ByteRecord): void {
  writeFileSync(path.join(ROOT, FILE), `${JSON.stringify(record, null, 2)}\n`);
}

/** The record of this checkout. */
export function readRecord(): ByteRecord {
  return recordSchema.parse(JSON.parse(readFileSync(path.join(ROOT, FILE), 'utf8')));
}

/** The record on the branch `main`; null if the branch or its record is missing. */
export function readRecordOfMain(): ByteRecord | null {
  for (const branch of ['main', 'origin/main']) {
    const text = fileOf(branch);
    if (text !== null) return recordSchema.parse(JSON.parse(text));
  }
  return null;
}

function fileOf(branch: string): string | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['show', `${branch}:${FILE}`], { cwd: ROOT, encoding: 'utf8', stdio });
  } catch {
    return null;
  }
}
