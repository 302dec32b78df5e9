import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, setCookie } from '../http/cookies.ts';
import { INSPECT_COOKIE, pinsOf, QA_COOKIE, type StaffSettings } from './staff-request.ts';
import { readQaLink } from './qa-link.ts';
import { missingReleases, noInspector, refusedLink } from './qa-refusals.ts';

export interface QaOptions extends StaffSettings {
  origin: string;
  versions: (name: string) => Promise<readonly string[]>;
}

/**
 * `/_qa/<token>` pins the releases of a QA link in this browser, `/_qa/off` unpins them, `/_qa/inspect` and
 * `/_qa/inspect/off` turn the inspector on and off. All redirect to the path in `?to=`, so they work without scripts.
 * Without a secret the addresses of links are ordinary unknown pages; outside development, so are those of the inspector.
 */
export function qaRoutes(app: FastifyInstance, options: QaOptions): void {
  const { secrets, development } = options;
  const secure = options.origin.startsWith('https:');
  if (secrets.length === 0 && !development) return;

  app.get('/_qa/inspect', (request, reply) => {
    const qa = pinsOf(request, secrets, new Date());
    if (!qa && !development) return refuse(reply, noInspector());
    const expires = qa?.expiresAt;
    return goBack(request, reply, [setCookie(INSPECT_COOKIE, '1', { secure, ...(expires && { expires }) })]);
  });
  app.get('/_qa/inspect/off', (request, reply) =>
    goBack(request, reply, [dropCookie(INSPECT_COOKIE, secure)]),
  );
  if (secrets.length === 0) return;

  app.get('/_qa/off', (request, reply) =>
    goBack(request, reply, [dropCookie(QA_COOKIE, secure), dropCookie(INSPECT_COOKIE, secure)]),
  );
  app.get<{ Params: { '*': string } }>('/_qa/*', async (request, reply) => {
    const token = request.params['*'];
    const link = readQaLink(secrets, token, new Date());
    if ('refused' in link) return refuse(reply, refusedLink(link.refused));
    const missing = await notInStore(link.pins, options.versions);
    if (Object.keys(missing).length > 0) return refuse(reply, missingReleases(missing));
    return goBack(request, reply, [setCookie(QA_COOKIE, token, { expires: link.expiresAt, secure })]);
  });
}

async function notInStore(pins: ReleaseNames, versions: QaOptions['versions']): Promise<ReleaseNames> {
  const all = Object.entries(pins);
  const exist = await Promise.all(
    all.map(async ([name, version]) => (await versions(name)).includes(version)),
  );
  return Object.fromEntries(all.filter((_pin, i) => !exist[i]));
}

function goBack(request: FastifyRequest, reply: FastifyReply, cookies: readonly string[]): FastifyReply {
  const { to } = request.query as { to?: unknown };
  return asPrivate(reply)
    .header('set-cookie', [...cookies])
    .redirect(returnPath(to), 303);
}

function refuse(reply: FastifyReply, { status, html }: { status: number; html: string }): FastifyReply {
  return asPrivate(reply).status(status).type('text/html; charset=utf-8').send(html);
}

/** Keeps the answer out of caches and search engines, and the token out of the `Referer` header. */
function asPrivate(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
}

const BASE = 'http://here.invalid';

/**
 * The path on this site to return to; the front page if `to` is not one. Browsers read `//host`, `/\host` and
 * `/.//host` as other sites, so this takes the path from the URL parser, which reads as they do.
 */
export function returnPath(to: unknown): string {
  if (typeof to !== 'string' || to.length > 2000 || !to.startsWith('/')) return '/';
  const url = URL.canParse(to, BASE) ? new URL(to, BASE) : null;
  if (url?.origin !== BASE || url.pathname.startsWith('//') || url.pathname.startsWith('/_qa')) return '/';
  return url.pathname + url.search + url.hash;
}
