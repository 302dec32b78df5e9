import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { givenSettings } from '@meadowlark/shared/text/given-settings.ts';
import { ownOrigin } from '@meadowlark/shared/text/own-origin.ts';
import { z } from 'zod';
import type { ConnectionLimits } from '../http/http-server.ts';
import { cacheSettings } from '../purge/cache-setting.ts';
import { s3Address } from '../../store/s3/s3-address.ts';
import { trimSlashes } from '../../lib/trim-slashes.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform(writtenAddress);

const redis = z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// URL' });

function number(what: string, least: number, most: number) {
  return z.coerce
    .number(`must be ${what}`)
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} at most`);
}

/** As milliseconds. */
function seconds(least: number, most: number, preset: number) {
  return number('a number of seconds', least, most)
    .default(preset)
    .transform((value) => value * 1000);
}

function wholeNumber(what: string, least: number, most: number) {
  return number(what, least, most).int('must be a whole number');
}

const commaList = z.string().transform((text) => text.split(',').map((one) => one.trim()));

/** `10.0.0.0/8, 127.0.0.1`: addresses and networks. */
const networks = commaList.refine((list) => list.every(isNetwork), {
  error: 'must be a list of addresses or networks, such as "10.0.0.0/8, 127.0.0.1"',
});

/** `new,old`: while a secret is being rotated, both are valid. */
const secrets = commaList.refine((list) => list.every((one) => one.length >= 32), {
  error: 'must be a secret of at least 32 characters, or several, separated by commas',
});

/** `school-sports/scores=…, media/charts=…`: something for each service of a remote. Empty where it is not of this form. */
const ofServices = commaList.transform((list) =>
  list.map((one) => {
    const [, remote = '', name = '', value = ''] =
      /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)=(.+)$/.exec(one) ?? [];
    return { remote, name, value };
  }),
);

/** `school-sports/scores=https://scores.example, media/charts=https://a.example/api` */
const services = ofServices
  .refine((list) => list.every(({ value }) => /^https?:/.test(value) && URL.canParse(value)), {
    error:
      'must be a list such as "school-sports/scores=https://scores.example, media/charts=https://a.example/api"',
  })
  .transform((list) =>
    list.map(({ remote, name, value }) => ({ remote, name, base: writtenAddress(value) })),
  );

/** `school-sports/scores=Bearer abc`: a map from a remote's service to what its `Authorization` header says. */
const credentials = ofServices
  .refine((list) => list.every(({ value }) => /^[\w!#$%&'*+.^`|~-]+ [!-~][ -~]*$/.test(value)), {
    error: 'must be a list such as "school-sports/scores=Bearer abc, media/charts=Basic abc=="',
  })
  .transform(
    (list): ReadonlyMap<string, string> =>
      new Map(list.map(({ remote, name, value }) => [`${remote}/${name}`, value])),
  );

/** `authorization=Bearer abc, x-team=paper`. The exporter reads it by itself, and drops entries in any other form. */
const headers = z
  .string()
  .refine((list) => list.split(',').every((one) => /^\s*[\w!#$%&'*+.^`|~-]+\s*=./.test(one)), {
    error: 'must be a list such as "authorization=Bearer abc, x-team=paper"',
  });

/** One CPU is left to the front. More than four composers are of little use to one front. */
export const DEFAULT_COMPOSERS = Math.min(4, Math.max(1, availableParallelism() - 1));

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const schema = z
  .object({
    HOST: z
      .string()
      .refine(isHost, { error: 'must be an address or a name of this machine' })
      .default('127.0.0.1'),
    PORT: wholeNumber('a port number', 0, 65_535).default(3000),
    ADMIN_PORT: wholeNumber('a port number', 1, 65_535).optional(),
    DRAIN_SECONDS: seconds(0, 300, 0),
    HEADERS_TIMEOUT_SECONDS: seconds(1, 300, 20),
    REQUEST_TIMEOUT_SECONDS: seconds(1, 300, 30),
    KEEP_ALIVE_SECONDS: seconds(1, 3600, 72),
    MAX_CONNECTIONS: wholeNumber('a number of connections', 10, 1_000_000).default(4000),
    COMPOSERS: wholeNumber('a number of threads', 1, 64).default(DEFAULT_COMPOSERS),
    SITE_ORIGIN: address
      .refine((text) => text === new URL(text).origin, { error: 'must be an origin, without a path' })
      .optional(),
    EDITIONS: z
      .string()
      .refine((value) => /^file:.+/.test(value) || s3Address(value) !== null, {
        error: 'must be "file:" and a folder, or "s3://" and a bucket, with or without "/" and a prefix',
      })
      .default('file:var/editions'),
    STORE_COPY: z.string().default('var/store-copy'),
    TRUSTED_KEYS: z.string().optional(),
    SIGNING_KEY: z.string().optional(),
    LIVE_AT_LEAST: wholeNumber('the number of a move of live', 0, Number.MAX_SAFE_INTEGER).default(0),
    PAGE_CACHE_MB: number('a number of megabytes', 0, 4096).default(32),
    CACHE_URL: redis.optional(),
    REDIS_URL: redis.optional(),
    PURGE_CACHES: cacheSettings.default([]),
    FASTLY_API_TOKEN: z.string().optional(),
    CLOUDFLARE_API_TOKEN: z.string().optional(),
    TRUST_PROXY: networks.optional(),
    FEED_RELAY_URL: address.optional(),
    BLOG_API_URL: address.optional(),
    WEATHER_API_URL: address.optional(),
    RIVER_API_URL: address.optional(),
    SEARCH_API_URL: address.optional(),
    REMOTE_SERVICES: services.default([]),
    REMOTE_SERVICE_CREDENTIALS: credentials.default(new Map()),
    OVERRIDE_SECRET: secrets.default([]),
    OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
    OTEL_SERVICE_NAME: z.string().default('meadowlark'),
    OTEL_TRACES_SAMPLER_ARG: number('a share of requests, from 0 to 1', 0, 1).default(1),
    AD_FRAME_URL: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, `must be ${LOG_LEVELS.slice(0, -1).join(', ')} or ${LOG_LEVELS.at(-1)}`)
      .default('warn'),
  })
  .refine((env) => env.ADMIN_PORT !== env.PORT, {
    path: ['ADMIN_PORT'],
    error: 'must be another port than PORT',
  })
  .refine(
    ({ REMOTE_SERVICES: allowed, REMOTE_SERVICE_CREDENTIALS: known }) =>
      [...known.keys()].every((key) => allowed.some(({ remote, name }) => key === `${remote}/${name}`)),
    { path: ['REMOTE_SERVICE_CREDENTIALS'], error: 'must only name services that are in REMOTE_SERVICES' },
  )
  // Node refuses to create such a server.
  .refine((env) => env.HEADERS_TIMEOUT_SECONDS <= env.REQUEST_TIMEOUT_SECONDS, {
    path: ['REQUEST_TIMEOUT_SECONDS'],
    error: 'must not be less than HEADERS_TIMEOUT_SECONDS, which is a part of it',
  })
  .transform((env) => {
    const origin = env.SITE_ORIGIN ?? ownOrigin('localhost', env.PORT);
    const own = ownOrigin(env.HOST, env.PORT);
    return {
      host: env.HOST,
      port: env.PORT,
      /** Port for metrics, health and staff pages. Not set: they are at `port`, with the site. */
      adminPort: env.ADMIN_PORT,
      /** How long the site keeps serving, and reports that it is not ready, after it was told to shut down. */
      drainMs: env.DRAIN_SECONDS,
      connections: {
        headersMs: env.HEADERS_TIMEOUT_SECONDS,
        requestMs: env.REQUEST_TIMEOUT_SECONDS,
        keepAliveMs: env.KEEP_ALIVE_SECONDS,
        most: env.MAX_CONNECTIONS,
      } satisfies ConnectionLimits,
      /** Proxies whose `X-Forwarded-For` is trusted. Not set: none, and a reader's address is that of the connection. */
      trustedProxies: env.TRUST_PROXY,
      composers: env.COMPOSERS,
      /** Public origin: canonical links, sitemap, the blog's domain. No slash at the end. */
      origin,
      editions: env.EDITIONS,
      storeCopy: env.STORE_COPY,
      trustedKeys: env.TRUSTED_KEYS,
      /** Signs what commands write. A server does not read it. */
      signingKey: env.SIGNING_KEY,
      liveAtLeast: env.LIVE_AT_LEAST,
      /** Bytes of finished pages cached in memory. 0: none, and each page is rendered per request. */
      pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
      cacheUrl: env.CACHE_URL,
      redisUrl: env.REDIS_URL,
      purgeCaches: env.PURGE_CACHES,
      cacheTokens: { fastly: env.FASTLY_API_TOKEN, cloudflare: env.CLOUDFLARE_API_TOKEN },
      /** The outside services; each defaults to the backend in the same process. */
      feedRelayUrl: env.FEED_RELAY_URL ?? `${own}/api/relay`,
      blogApiUrl: env.BLOG_API_URL ?? `${own}/api/blog`,
      searchApiUrl: env.SEARCH_API_URL ?? `${own}/api/search`,
      weatherApiUrl: env.WEATHER_API_URL ?? `${own}/api/weather`,
      riverApiUrl: env.RIVER_API_URL ?? `${own}/api/river`,
      remoteServices: env.REMOTE_SERVICES,
      /** What the front sends as `Authorization`, by remote and service: `school-sports/scores`. */
      serviceCredentials: env.REMOTE_SERVICE_CREDENTIALS,
      adFrameUrl: env.AD_FRAME_URL,
      offline: env.OFFLINE === 'on',
      overrideSecrets: env.OVERRIDE_SECRET,
      /** The trace collector, and what it gets. Null: nothing is traced. */
      traces:
        env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? null
          : {
              endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
              service: env.OTEL_SERVICE_NAME,
              share: env.OTEL_TRACES_SAMPLER_ARG,
            },
      logLevel: env.LOG_LEVEL,
    };
  });

/** The operator's settings for the site's own server; docs/settings.md lists them. URLs in it are trusted. */
export type ServerSettings = z.output<typeof schema>;

export const SERVER_SETTINGS: readonly string[] = Object.keys(schema.in.shape);

/** Their values are not shown in messages. */
const SECRETS: ReadonlySet<string> = new Set([
  'OVERRIDE_SECRET',
  'CACHE_URL',
  'REDIS_URL',
  'SIGNING_KEY',
  'REMOTE_SERVICE_CREDENTIALS',
  'FASTLY_API_TOKEN',
  'CLOUDFLARE_API_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

/** Reads the environment. An empty value counts as not set; an invalid one prevents startup with an error that names it. */
export function readServerSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const result = schema.safeParse(givenSettings(env, SERVER_SETTINGS));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = issue?.path.join('.') ?? 'A setting';
  // A secret does not belong in a log, not even a wrong one; a Redis URL may contain a password.
  const isSecret = SECRETS.has(name);
  const value = env[name] === undefined ? 'not set' : `"${env[name]}"`;
  throw new Error(
    `The setting ${name} ${issue?.message ?? 'is wrong'}${isSecret ? '' : `; it is ${value}`}.`,
  );
}

/** Normalized by `URL`, as the URLs that loads request are, which are compared with it. */
function writtenAddress(text: string): string {
  return trimSlashes(new URL(text).href);
}

function isHost(text: string): boolean {
  try {
    return ownOrigin(text, 80) !== '';
  } catch {
    return false;
  }
}

function isNetwork(text: string): boolean {
  const [, ip = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(ip);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}
