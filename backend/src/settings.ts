import { z } from 'zod';
import { givenSettings } from '@meadowlark/shared/text/given-settings.ts';
import { ownOrigin } from '@meadowlark/shared/text/own-origin.ts';
import { loadCatalog } from './feeds/catalog.ts';
import type { RelaySettings } from './feeds/relay.ts';
import { readOrCreateKey } from './pictures/picture-key.ts';

export interface BackendSettings {
  feeds: RelaySettings;
  blog: {
    /** `file:` path of the embedded store, or `postgres://` address of a server. */
    databaseUrl: string;
    token: string;
  };
  search: {
    /** Origin from which the search reads the site's pages. No trailing slash. */
    site: string;
  };
  pictures: {
    /** Sign the URLs of outside pictures: the first signs, and all are accepted. */
    keys: readonly [string, ...string[]];
    /** Of the disk cache. */
    folder: string;
    /** Of the disk cache. */
    maxBytes: number;
  };
  radio: {
    /** Null plays the bundled loop. */
    upstream: URL | null;
  };
}

/**
 * The bearer token of anonymous readers. Public by design (specification, section 6: blog data is readable without a
 * user).
 */
export const PUBLIC_BLOG_TOKEN = 'meadowlark-anonymous-reader';

const PICTURES_KEY_FILE = 'var/pictures.key';

const HOST_AND_PORT = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/;

const NO_ORIGIN = 'must be an http or https origin without a path, like https://news.example';
const webOrigin = webAddress(NO_ORIGIN)
  .refine(({ href, origin }) => href === `${origin}/`, { error: NO_ORIGIN })
  .transform(({ origin }) => origin);

const Environment = z.object({
  FEEDS: z.enum(['auto', 'live', 'sample'], 'must be auto, live or sample').default('auto'),
  FEEDS_FILE: z.string().optional(),
  RELAY_ALLOW: z.enum(['catalog', 'public'], 'must be catalog or public').default('catalog'),
  RELAY_PRIVATE: z
    .string()
    .default('')
    .transform(commaList)
    .pipe(
      z.array(
        z.string().regex(HOST_AND_PORT, 'must list hosts with ports, like feeds.internal:8080,10.0.0.5:80'),
      ),
    ),
  BLOG_API_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]+=*$/, 'must be a bearer token: letters, digits and ._~+/- without spaces')
    .default(PUBLIC_BLOG_TOKEN),
  DATABASE_URL: z
    .string()
    .regex(/^(?:file:|postgres(?:ql)?:\/\/)./, 'must be file:<path> or postgres://<user>@<host>/<database>')
    .default('file:var/blog.db'),
  PICTURES_KEY: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()) as [string, ...string[]])
    .refine((list) => list.every((one) => one.length >= 32), {
      error: 'must be a random text of at least 32 characters, or several of them separated by commas',
    })
    .optional(),
  PICTURES_DIR: z.string().default('var/pictures'),
  PICTURES_CACHE_MB: z.coerce
    .number('must be a number of megabytes')
    .int('must be a whole number of megabytes')
    .min(64, 'must be at least 64, or large pictures could not be cached at all')
    .default(256),
  RADIO_UPSTREAM: webAddress('must be the http or https address of the audio stream').optional(),
  SEARCH_SITE: webOrigin.optional(),
  SITE_ORIGIN: webOrigin.optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').default(3000),
});

/** The names of the backend's settings. */
export const BACKEND_SETTINGS: readonly string[] = Object.keys(Environment.shape);

/**
 * Reads the backend's settings. All have defaults; secrets are generated and kept under `var/`. Empty values count as
 * not set. Throws an error that names a wrong variable and the right form.
 */
export function readBackendSettings(env: NodeJS.ProcessEnv): BackendSettings {
  const result = Environment.safeParse(givenSettings(env, BACKEND_SETTINGS));
  if (!result.success) throw new Error(describeIssue(result.error.issues[0], env));
  const values = result.data;
  return {
    feeds: {
      mode: values.FEEDS,
      catalog: loadCatalog(values.FEEDS_FILE),
      allow: values.RELAY_ALLOW,
      privateHosts: new Set(values.RELAY_PRIVATE),
      origin: values.SITE_ORIGIN ?? ownOrigin('localhost', values.PORT),
    },
    blog: { databaseUrl: values.DATABASE_URL, token: values.BLOG_API_TOKEN },
    search: { site: values.SEARCH_SITE ?? ownOrigin(values.HOST, values.PORT) },
    pictures: {
      keys: values.PICTURES_KEY ?? [readOrCreateKey(PICTURES_KEY_FILE)],
      folder: values.PICTURES_DIR,
      maxBytes: values.PICTURES_CACHE_MB * 1024 * 1024,
    },
    radio: { upstream: values.RADIO_UPSTREAM ?? null },
  };
}

/** Error messages end up in logs, so they do not include these values. */
const SECRETS = new Set(['BLOG_API_TOKEN', 'DATABASE_URL', 'PICTURES_KEY']);

function describeIssue(issue: z.core.$ZodIssue | undefined, env: NodeJS.ProcessEnv): string {
  const name = String(issue?.path[0]);
  const given = SECRETS.has(name) ? 'set' : `"${env[name]}"`;
  return `${name} is ${given} but ${issue?.message}; correct it or leave it out.`;
}

function webAddress(message: string) {
  return z.url({ protocol: /^https?$/, error: message }).transform((address) => new URL(address));
}

function commaList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
}
