import { z } from 'zod';

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
    SITE_ORIGIN: address.optional(),
    EDITIONS: z
      .string()
      .regex(/^file:.+/, 'is to begin with "file:" and name a folder')
      .default('file:var/editions'),
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
      /** Public origin: canonical links, sitemap, the blog's domain. No slash at the end. */
      origin,
      /** The edition store: `file:<folder>`. */
      editions: env.EDITIONS,
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
  // A secret does not belong in a log, not even a wrong one.
  const value = name === 'OVERRIDE_SECRET' ? '' : `; it is "${env[name] ?? ''}"`;
  throw new Error(`The setting ${name} ${issue?.message ?? 'is wrong'}${value}.`);
}
