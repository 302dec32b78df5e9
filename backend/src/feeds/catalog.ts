import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import bundled from './catalog.json' with { type: 'json' };
import { feedAddress } from './feed-address.ts';

const ADDRESS = z.url({ protocol: /^https?$/ }).transform(feedAddress);

type Category = keyof typeof bundled;

/** Category -> feed URLs, normalized by `feedAddress`. Sports lists five feeds, of which a page reads two. */
export type Catalog = Readonly<Record<Category, readonly string[]>>;

const LIST = z.array(ADDRESS).min(1);
const SINGLE = ADDRESS.transform((address) => [address]);

/** The categories of the bundled catalog, each with one URL, or with a list where the bundled catalog has a list. */
const Catalog = z.strictObject(
  Object.fromEntries(
    Object.entries(bundled).map(([category, feeds]) => [category, Array.isArray(feeds) ? LIST : SINGLE]),
  ) as unknown as Readonly<Record<Category, z.ZodType<string[]>>>,
);

/**
 * Reads the bundled feed catalog, or the operator's JSON file (FEEDS_FILE; relative paths start in the
 * working folder). Throws an error that names the file and the key.
 */
export function loadCatalog(file?: string): Catalog {
  return file === undefined ? check(bundled, 'catalog.json') : check(readJson(file), file);
}

function check(json: unknown, file: string): Catalog {
  const result = Catalog.safeParse(json);
  if (result.success) return result.data;
  throw new Error(`The feed catalog ${file} ${describeIssue(result.error.issues[0], json)}.`);
}

function describeIssue(issue: z.core.$ZodIssue | undefined, json: unknown): string {
  if (issue?.code === 'unrecognized_keys') {
    return `has the key "${issue.keys[0]}", which is not a category; use only ${Object.keys(bundled).join(', ')}`;
  }
  const key = issue?.path[0];
  if (key === undefined) return 'must be a JSON object of category keys and feed addresses';
  const missing = !(String(key) in Object(json));
  const wanted = Array.isArray(bundled[key as Category])
    ? 'a list of http or https feed addresses'
    : 'one http or https feed address';
  return `${missing ? 'lacks' : 'has a wrong value for'} "${String(key)}"; give it ${wanted}`;
}

function readJson(file: string): unknown {
  const location = path.resolve(file);
  try {
    return JSON.parse(readFileSync(location, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? `is not JSON (${error.message})` : 'cannot be read';
    throw new Error(`FEEDS_FILE names ${location}, which ${why}; give the path of a JSON feed catalog.`, {
      cause: error,
    });
  }
}
