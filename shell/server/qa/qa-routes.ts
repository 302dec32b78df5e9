import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, setCookie } from './cookies.ts';
import { INSPECT_COOKIE, pinsOf, QA_COOKIE } from './pins-of.ts';
import { readQaLink } from './qa-link.ts';
import { missingReleases, noInspector, refusedLink } from './qa-refusals.ts';
import { returnPath } from './return-path.ts';

export interface QaOptions {
  /** Public origin of the site. */
  origin: string;
  /** Signs QA links. Without one there are none. */
  secret: string | undefined;
  /** In development everybody is staff. */
  development: boolean;
  /** Versions of a remote in the store. */
  versions: (name: string) => Promise<readonly string[]>;
}

/**
 * `/_qa/<token>` shows the releases that a QA link names to this browser, `/_qa/off` goes back, `/_qa/inspect` and
 * `/_qa/inspect/off` turn the inspector on and off. `?to=` says where on this site to go then. Plain redirects: all of
 * it works without scripts. Where overrides are off these addresses are pages that are not there, as any other.
 */
export function qaRoutes(app: FastifyInstance, options: QaOptions): void {
  const { secret, development } = options;
  const secure = options.origin.startsWith('https:');
  if (secret === undefined && !development) return;

  app.get('/_qa/inspect', (request, reply) => {
    const qa = pinsOf(request, secret, new Date());
    if (!qa && !development) return refuse(reply, noInspector());
    const expires = qa?.expiresAt;
    return goBack(request, reply, [setCookie(INSPECT_COOKIE, '1', { secure, ...(expires && { expires }) })]);
  });
  app.get('/_qa/inspect/off', (request, reply) =>
    goBack(request, reply, [dropCookie(INSPECT_COOKIE, secure)]),
  );
  if (secret === undefined) return;

  app.get('/_qa/off', (request, reply) =>
    goBack(request, reply, [dropCookie(QA_COOKIE, secure), dropCookie(INSPECT_COOKIE, secure)]),
  );
  app.get<{ Params: { '*': string } }>('/_qa/*', async (request, reply) => {
    const token = request.params['*'];
    const link = readQaLink(secret, token, new Date());
    if ('refused' in link) return refuse(reply, refusedLink(link.refused));
    const missing = await notInStore(link.pins, options.versions);
    if (Object.keys(missing).length > 0) return refuse(reply, missingReleases(missing));
    return goBack(request, reply, [setCookie(QA_COOKIE, token, { expires: link.expiresAt, secure })]);
  });
}

async function notInStore(pins: ReleaseNames, versions: QaOptions['versions']): Promise<ReleaseNames> {
  const checked = await Promise.all(
    Object.entries(pins).map(async ([name, version]) => ({
      name,
      version,
      there: (await versions(name)).includes(version),
    })),
  );
  return Object.fromEntries(
    checked.filter(({ there }) => !there).map(({ name, version }) => [name, version]),
  );
}

function goBack(request: FastifyRequest, reply: FastifyReply, cookies: readonly string[]): FastifyReply {
  const { to } = request.query as { to?: unknown };
  return personal(reply)
    .header('set-cookie', [...cookies])
    .redirect(returnPath(to), 303);
}

function refuse(reply: FastifyReply, { status, html }: { status: number; html: string }): FastifyReply {
  return personal(reply).status(status).type('text/html; charset=utf-8').send(html);
}

/** For this browser alone, and the address with its token goes to nobody. */
function personal(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
}
