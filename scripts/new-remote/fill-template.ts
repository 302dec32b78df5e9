import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemotePlan } from './remote-plan.ts';

/** A page as it could stand in any remote: checked, tested and formatted here like all other code. */
const TEMPLATE = path.join(import.meta.dirname, 'template');

/** Copies the template into the folder, with name and title in it. */
export function fillTemplate(folder: string, { name, title }: RemotePlan): void {
  const entries = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(folder, path.relative(TEMPLATE, from));
    mkdirSync(path.dirname(to), { recursive: true });
    const text = readFileSync(from, 'utf8').replaceAll('__name__', name).replaceAll('__Title__', title);
    writeFileSync(to, text);
  }
}
