import { z } from 'zod';

/**
 * A shared cache as the setting PURGE_CACHES names it: `varnish=http://10.0.0.7:80`, `fastly=<service>`,
 * `cloudflare=<zone>`.
 */
export type CacheSetting =
  | { kind: 'varnish'; address: string }
  | { kind: 'fastly'; service: string }
  | { kind: 'cloudflare'; zone: string };

export type CacheKind = CacheSetting['kind'];

const ID = /^[\w-]{1,64}$/;

/** `varnish=http://10.0.0.7, fastly=SU1Z0isxPaozGVKXdv0eY` */
export const cacheSettings = z
  .string()
  .transform((list) => list.split(',').map((one) => cacheSetting(one.trim())))
  .refine((list) => !list.includes(null), {
    error:
      'must be a list of "varnish=" and its http URL, "fastly=" and the id of the service, or "cloudflare=" and the id of the zone',
  })
  .transform((list) => list.filter((one) => one !== null));

function cacheSetting(text: string): CacheSetting | null {
  const at = text.indexOf('=');
  const [kind, value] = [text.slice(0, at), text.slice(at + 1)];
  if (kind === 'varnish')
    return URL.canParse(value) && new URL(value).protocol === 'http:' ? { kind, address: value } : null;
  if (!ID.test(value)) return null;
  if (kind === 'fastly') return { kind, service: value };
  return kind === 'cloudflare' ? { kind, zone: value } : null;
}
