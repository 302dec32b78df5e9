import { z } from 'zod';
import { loadCatalogue } from './feeds/catalogue.ts';
import type { RelaySettings } from './feeds/relay.ts';
import { keptKey } from './pictures/picture-key.ts';

export interface BackendSettings {
  feeds: RelaySettings;
  blog: {
    /** `file:` path of the embedded store, or `postgres://` address of a server. */
    databaseUrl: string;
    token: string;
  };
  pictures: {
    /** Key with which the site signs the addresses of outside pictures. */
    key: string;
    /** Where what was made of pictures is kept. */
    folder: string;
    /** How much of it, in bytes. */
    maxBytes: number;
  };
  radio: {
    /** Stream to pass on; null plays the bundled loop. */
    upstream: URL | null;
  };
}

/**
 * The bearer token of anonymous readers. It is public by design (specification, section 6: blog data is readable
 * without a user); it only keeps stray programs out.
 */
export const PUBLIC_BLOG_TOKEN = 'meadowlark-anonymous-reader';

const PICTURES_KEY_FILE = 'var/pictures.key';

const HOST_AND_PORT = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/;

const Environment = z.object({
  FEEDS: z.enum(['auto', 'live', 'sample'], 'must be auto, live or sample').default('auto'),
  FEEDS_FILE: z.string().optional(),
  RELAY_ALLOW: z.enum(['catalogue', 'public'], 'must be catalogue or public').default('catalogue'),
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
  PICTURES_KEY: z.string().min(32, 'must be a random text of at least 32 characters').optional(),
  PICTURES_DIR: z.string().default('var/pictures'),
  PICTURES_CACHE_MB: z.coerce
    .number('must be a number of megabytes')
    .min(64, 'must be at least 64, or large pictures could not be kept at all')
    .default(256),
  RADIO_UPSTREAM: webAddress('must be the http or https address of the audio stream').optional(),
  SITE_ORIGIN: webAddress('must be an http or https origin, like https://news.example').optional(),
  PORT: z.coerce.number('must be a port number').default(3000),
});

/**
 * Reads the backend's settings. Nothing set is a complete, working set-up: what has to be secret is made and kept under
 * `var/`. A wrong value throws an error of one
 * sentence that names the variable and says what to give; empty values count as not set.
 */
export function readBackendSettings(env: NodeJS.ProcessEnv): BackendSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) throw new Error(complaint(result.error.issues[0], env));
  const values = result.data;
  return {
    feeds: {
      mode: values.FEEDS,
      catalogue: loadCatalogue(values.FEEDS_FILE),
      allow: values.RELAY_ALLOW,
      privateHosts: new Set(values.RELAY_PRIVATE),
      origin: (values.SITE_ORIGIN ?? new URL(`http://localhost:${values.PORT}`)).origin,
    },
    blog: { databaseUrl: values.DATABASE_URL, token: values.BLOG_API_TOKEN },
    pictures: {
      key: values.PICTURES_KEY ?? keptKey(PICTURES_KEY_FILE),
      folder: values.PICTURES_DIR,
      maxBytes: values.PICTURES_CACHE_MB * 1024 * 1024,
    },
    radio: { upstream: values.RADIO_UPSTREAM ?? null },
  };
}

/** Their values may hold passwords, and error messages end up in logs. */
const SECRETS = new Set(['BLOG_API_TOKEN', 'DATABASE_URL', 'PICTURES_KEY']);

function complaint(issue: z.core.$ZodIssue | undefined, env: NodeJS.ProcessEnv): string {
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
