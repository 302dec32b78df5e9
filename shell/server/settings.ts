import { z } from 'zod';
import { s3Address } from './store/s3-address.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'is to be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));

const schema = z
  .object({
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce
      .number('is to be a port number')
      .int()
      .min(0)
      .max(65_535, 'is to be a port number up to 65535')
      .default(3000),
    DRAIN_SECONDS: z.coerce
      .number('is to be a number of seconds')
      .min(0, 'is to be 0 or more')
      .max(300, 'is to be 300 at most')
      .default(0),
    SITE_ORIGIN: address.optional(),
    EDITIONS: z
      .string()
      .refine((value) => /^file:.+/.test(value) || s3Address(value) !== null, {
        error: 'is to be "file:" and a folder, or "s3://" and a bucket, with or without "/" and a prefix',
      })
      .default('file:var/editions'),
    PAGE_CACHE_MB: z.coerce
      .number('is to be a number of megabytes')
      .min(0, 'is to be 0 or more')
      .max(4096, 'is to be 4096 at most')
      .default(32),
    CACHE_URL: z.url({ protocol: /^rediss?$/, error: 'is to be a redis:// or rediss:// address' }).optional(),
    FEED_RELAY_URL: address.optional(),
    BLOG_API_URL: address.optional(),
    OVERRIDE_SECRET: z.string().min(32, 'is to be a secret of at least 32 characters').optional(),
    AD_FRAME_URL: z.url({ protocol: /^https$/, error: 'is to be an https address' }).optional(),
  })
  .transform((env) => {
    const origin = env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`;
    const own = `http://127.0.0.1:${env.PORT}`;
    return {
      host: env.HOST,
      port: env.PORT,
      /** How long the site serves on, and says that it is not ready, after it was told to end. */
      drainSeconds: env.DRAIN_SECONDS,
      /** Public origin: canonical links, sitemap, the blog's domain. No slash at the end. */
      origin,
      /** The edition store: `file:<folder>` or `s3://<bucket>/<prefix>`. */
      editions: env.EDITIONS,
      /** Bytes of finished pages kept in memory. 0: none are, and every reader's page is made for him. */
      pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
      /** Redis, by which servers share finished pages. Not set: each keeps its own. */
      cacheUrl: env.CACHE_URL,
      /** The outside services; each defaults to the backend in the same process. */
      feedRelayUrl: env.FEED_RELAY_URL ?? `${own}/api/relay`,
      blogApiUrl: env.BLOG_API_URL ?? `${own}/api/blog`,
      /** An advertising network's frame. Not set: the paper's own advertisements, and no third party is asked. */
      adFrameUrl: env.AD_FRAME_URL,
      /** Signs QA links. Not set: there are none. */
      overrideSecret: env.OVERRIDE_SECRET,
    };
  });

/** What the operator decided for the site's own server. Addresses in it are trusted. */
export type ServerSettings = z.output<typeof schema>;

/** Reads the environment. A wrong value stops the start with a sentence that names it. */
export function readServerSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = issue?.path.join('.') ?? 'A setting';
  // A secret does not belong in a log, not even a wrong one; the address of a cache may hold a password.
  const value = name === 'OVERRIDE_SECRET' || name === 'CACHE_URL' ? '' : `; it is "${env[name] ?? ''}"`;
  throw new Error(`The setting ${name} ${issue?.message ?? 'is wrong'}${value}.`);
}
