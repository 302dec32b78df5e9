import type { FastifyInstance } from 'fastify';
import { dropCookie } from '../http/cookies.ts';

/** The cookies of this site: the bucket of a trial, and those of staff. */
const COOKIES = ['bucket', 'qa', 'inspect'];

/**
 * `POST /_clear`: has the browser delete all that it holds from this site, and shows the privacy receipt again. Works
 * without scripts. Cookies are dropped by name, because `Clear-Site-Data: "cookies"` means those of the whole domain. Other
 * sites may not ask for it.
 */
export function clearBrowser(app: FastifyInstance, origin: string): void {
  const secure = origin.startsWith('https:');
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, async () => null);
    scope.post('/_clear', (request, reply) => {
      const from = request.headers['sec-fetch-site'] ?? 'none';
      if (from !== 'same-origin' && from !== 'none')
        return reply.status(403).type('text/plain; charset=utf-8').send('Only this site may ask for that.\n');
      return reply
        .header('clear-site-data', '"storage"')
        .header(
          'set-cookie',
          COOKIES.map((name) => dropCookie(name, secure)),
        )
        .header('cache-control', 'no-store')
        .redirect('/privacy-policy#now', 303);
    });
  });
}
