import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import bundled from './catalogue.json' with { type: 'json' };
import { feedAddress } from './feed-address.ts';

/** Commands run in the project's root or in a workspace, as npm likes it; relative paths mean the same for all. */
const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../..');

const ADDRESS = z.url({ protocol: /^https?$/ }).transform(feedAddress);
const ONE = ADDRESS.transform((address) => [address]);

/** The category keys of the specification, section 7, in its order. Sports has a list: two feeds are read of five. */
const Catalogue = z.strictObject({
  'local-news': ONE,
  'national-news': ONE,
  'world-news': ONE,
  politics: ONE,
  business: ONE,
  technology: ONE,
  automotive: ONE,
  'real-estate': ONE,
  health: ONE,
  sports: z.array(ADDRESS).min(1),
  'arts-culture': ONE,
  'food-dining': ONE,
  lifestyle: ONE,
  opinion: ONE,
  archives: ONE,
});

/** Category key -> feed addresses, each written as `feedAddress` writes it. */
export type Catalogue = Readonly<Record<keyof z.infer<typeof Catalogue>, readonly string[]>>;

/**
 * Reads the feed catalogue: the project's own, or the operator's JSON file (FEEDS_FILE; relative paths
 * start at the project's root folder).
 * Throws an error of one sentence that names the file and the key.
 */
export function loadCatalogue(file?: string): Catalogue {
  return file === undefined ? check(bundled, 'catalogue.json') : check(readJson(file), file);
}

function check(json: unknown, file: string): Catalogue {
  const result = Catalogue.safeParse(json);
  if (result.success) return result.data;
  throw new Error(`The feed catalogue ${file} ${complaint(result.error.issues[0], json)}.`);
}

function complaint(issue: z.core.$ZodIssue | undefined, json: unknown): string {
  if (issue?.code === 'unrecognized_keys') {
    return `has the key "${issue.keys[0]}", which is no category; use only ${Object.keys(bundled).join(', ')}`;
  }
  const key = issue?.path[0];
  if (key === undefined) return 'must be a JSON object of category keys and feed addresses';
  const missing = !(String(key) in Object(json));
  const wanted =
    key === 'sports' ? 'a list of http or https feed addresses' : 'one http or https feed address';
  return `${missing ? 'lacks' : 'has a wrong value for'} "${String(key)}"; give it ${wanted}`;
}

function readJson(file: string): unknown {
  const place = path.resolve(PROJECT_ROOT, file);
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? `is not JSON (${error.message})` : 'cannot be read';
    throw new Error(`FEEDS_FILE names ${place}, which ${why}; give the path of a JSON feed catalogue.`, {
      cause: error,
    });
  }
}
