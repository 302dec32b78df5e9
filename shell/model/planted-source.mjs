// Hooks of Node's module loader that run below those of tsx: what they return is TypeScript.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

let fault;

export function initialize(data) {
  fault = data;
}

export async function load(url, context, nextLoad) {
  const file = new URL(`../store/${fault.file}`, import.meta.url).href;
  if (url.split('?')[0] !== file) return nextLoad(url, context);
  const source = await readFile(fileURLToPath(file), 'utf8');
  if (source.split(fault.from).length !== 2)
    throw new Error(`"${fault.from}" does not occur exactly once in ${fault.file}.`);
  return { format: 'module', shortCircuit: true, source: source.replace(fault.from, () => fault.to) };
}
