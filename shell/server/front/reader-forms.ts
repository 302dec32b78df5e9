import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieValue, dropCookie, setCookie } from '../http/cookies.ts';
import { isFromElsewhere } from '../http/from-elsewhere.ts';
import { plainPage } from '../http/plain-page.ts';
import { LITE_COOKIE } from './variants/lite.ts';
import { INSPECT_COOKIE, QA_COOKIE } from '../qa/staff-request.ts';
import { refuse } from '../http/refuse.ts';
import { BUCKET_COOKIE } from './select-edition.ts';

/** The cookies of this site: the bucket of a canary, the choice of pictures, and those of staff. */
const COOKIES = [BUCKET_COOKIE, LITE_COOKIE, QA_COOKIE, INSPECT_COOKIE];
const YEAR_SECONDS = 365 * 86_400;
const MAX_BYTES = 1024;

/**
 * Buttons for readers that work without scripts. Each is a POST form, so that a prefetch cannot press it; other sites may
 * not send it.
 *
 * - `/_clear`: the browser deletes everything that it stores for this site. Cookies are dropped by name, because
 *   `Clear-Site-Data: "cookies"` means those of the whole domain.
 * - `/_pictures`: `pictures=no` for pages without pictures, `pictures=yes` for pages with them. Its GET, where the form
 *   leads, goes back to the page, or says that the browser refused the cookie.
 */
export function readerForms(app: FastifyInstance, origin: string): void {
  const secure = origin.startsWith('https:');
  const back = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-store').redirect(path, 303);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      async (_: FastifyRequest, body: string) => body,
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromElsewhere(request.headers, origin))
        return refuse(reply, 403, 'Only forms of this site may send this request.');
    });
    scope.post('/_clear', (_request, reply) => {
      const gone = COOKIES.map((name) => dropCookie(name, secure));
      return back(
        reply.header('clear-site-data', '"storage"').header('set-cookie', gone),
        '/privacy-policy#now',
      );
    });
    scope.post<{ Body: string | undefined }>('/_pictures', (request, reply) => {
      const choice = new URLSearchParams(request.body ?? '').get('pictures') === 'no' ? 'no' : 'yes';
      // The receipt of the privacy policy shows it.
      const cookie = setCookie(LITE_COOKIE, choice, { secure, maxAge: YEAR_SECONDS, httpOnly: false });
      return back(reply.header('set-cookie', cookie), '/_pictures');
    });
    // A redirect keeps the URL of the page with the button as `Referer`.
    scope.get('/_pictures', (request, reply) => {
      const href = pageBefore(request, origin);
      if (cookieValue(request.headers.cookie, LITE_COOKIE) !== null) return back(reply, href);
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(cookieRefused(href));
    });
  });
}

function cookieRefused(href: string): string {
  return plainPage({
    title: 'Your choice was not kept',
    text: 'Whether you see pictures is kept in a cookie, and your browser refuses cookies of this site.',
    link: { href, text: 'Go back to the page' },
  });
}

/** The path of the page with the button; the front page if the browser does not say. */
function pageBefore({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): string {
  const { referer = '' } = headers;
  return referer.startsWith(`${origin}/`) ? `/${referer.slice(origin.length).replace(/^[/\\]+/, '')}` : '/';
}
