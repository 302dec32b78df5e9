import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, setCookie } from '../http/cookies.ts';
import { plainPage } from '../http/plain-page.ts';
import { releaseKeys } from '../../store/release-key.ts';
import { INSPECT_COOKIE, pinsOf, QA_COOKIE, type StaffSettings } from './staff-request.ts';
import { readQaLink } from './qa-link.ts';

export interface QaOptions extends StaffSettings {
  origin: string;
  versions: (name: string) => Promise<readonly string[]>;
}

/**
 * `/_qa/<token>` pins the releases of a QA link in this browser, `/_qa/off` unpins them, `/_qa/inspect` and
 * `/_qa/inspect/off` turn the inspector on and off. All redirect to the path in `?to=`, so they work without scripts.
 * Without a secret the URLs of links are ordinary unknown pages; outside development, so are those of the inspector.
 */
export function qaRoutes(app: FastifyInstance, options: QaOptions): void {
  const { secrets, development } = options;
  const secure = options.origin.startsWith('https:');
  if (secrets.length === 0 && !development) return;

  app.get('/_qa/inspect', (request, reply) => {
    const qa = pinsOf(request, secrets, new Date());
    if (!qa && !development) return refuse(reply, NO_INSPECTOR);
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
    if ('refused' in link) return refuse(reply, REFUSED_LINKS[link.refused]);
    const gone = await notInStore(link.pins, options.versions);
    if (gone.length > 0)
      return refuse(reply, {
        status: 410,
        title: 'Releases of this QA link no longer exist',
        text: `No longer in the store: ${gone.join(', ')}. Ask for a link to a newer release: ${COMMAND}.`,
      });
    return goBack(request, reply, [setCookie(QA_COOKIE, token, { expires: link.expiresAt, secure })]);
  });
}

const COMMAND = 'npm run edition -- link <name@version>';

interface Refusal {
  status: 403 | 410;
  title: string;
  text: string;
}

const NO_INSPECTOR: Refusal = {
  status: 403,
  title: 'The inspector is for staff',
  text: 'Open a QA link first. The banner above the page then has a link to the inspector.',
};

const NO_LINK = { status: 403, title: 'This is not a QA link of this site' } as const;

const REFUSED_LINKS: Readonly<Record<'expired' | 'forged' | 'malformed', Refusal>> = {
  expired: {
    status: 410,
    title: 'This QA link has expired',
    text: `Ask whoever sent it for a new one: ${COMMAND}.`,
  },
  forged: {
    ...NO_LINK,
    text: `It was signed with a different key, or changed in transit. Ask for a new one: ${COMMAND}.`,
  },
  malformed: {
    ...NO_LINK,
    text: `It looks truncated. Copy the whole URL, or ask for a new one: ${COMMAND}.`,
  },
};

/** The pinned releases that the store does not have, as `name@version`. */
async function notInStore(pins: ReleaseNames, versions: QaOptions['versions']): Promise<string[]> {
  const exist = await Promise.all(
    Object.entries(pins).map(async ([name, version]) => (await versions(name)).includes(version)),
  );
  return releaseKeys(pins).filter((_key, i) => !exist[i]);
}

function goBack(request: FastifyRequest, reply: FastifyReply, cookies: readonly string[]): FastifyReply {
  const { to } = request.query as { to?: unknown };
  return asPrivate(reply)
    .header('set-cookie', [...cookies])
    .redirect(returnPath(to), 303);
}

function refuse(reply: FastifyReply, { status, title, text }: Refusal): FastifyReply {
  const html = plainPage({ title, text, link: { href: '/', text: 'To the front page' } });
  return asPrivate(reply).status(status).type('text/html; charset=utf-8').send(html);
}

/** Keeps the response out of caches and search engines, and the token out of the `Referer` header. */
function asPrivate(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
}

const BASE = 'http://here.invalid';

/**
 * The path on this site to return to; the front page if `to` is not a path on this site. Browsers read `//host`, `/\host`
 * and `/.//host` as other sites, so this takes the path from the URL parser, which parses as they do.
 */
export function returnPath(to: unknown): string {
  if (typeof to !== 'string' || to.length > 2000 || !to.startsWith('/')) return '/';
  const url = URL.canParse(to, BASE) ? new URL(to, BASE) : null;
  if (url?.origin !== BASE || url.pathname.startsWith('//') || url.pathname.startsWith('/_qa')) return '/';
  return url.pathname + url.search + url.hash;
}
