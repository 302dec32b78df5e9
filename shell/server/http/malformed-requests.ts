import type { FastifyError, FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { plainPage } from './plain-page.ts';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import { refuse } from './refuse.ts';
import { NOT_A_PAGE, SECURITY_HEADERS } from './security-headers.ts';

const HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': NOT_A_PAGE, 'cache-control': 'no-store' };

const NOT_FOR_THIS = 'This address can only be read.';

const link = { href: '/', text: 'Go to the front page' };
const READ_ONLY = plainPage({ title: 'Nothing was sent', text: NOT_FOR_THIS, link });
const BAD_ADDRESS = plainPage({
  title: 'This address cannot be read',
  text: 'Part of it is missing or mistyped.',
  link,
});

const TOO_LARGE = plainPage({
  title: 'Your browser sends too many cookies',
  text: 'They are more than this site can take. Most browsers have just cleared them: try again. If this page comes back, clear the cookies of this site in the settings of your browser.',
  link: { href: '', text: 'Try Again' },
});

/** For requests that match no route. No hook runs for them, so they set all headers, and are counted here. */
export function malformedRequests(record: RecordEvent) {
  return {
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => void refuseAsPage(reply, statusCode),
    clientErrorHandler: ({ code, rawPacket }, socket) => {
      if (code === 'ECONNRESET' || socket.destroyed) return;
      const status = STATUSES[code] ?? 400;
      record({
        event: 'responded-early',
        response: { kind: 'other', status: '4xx', channel: 'none' },
        count: 1,
      });
      const isPage = status === 431;
      const body = isPage ? TOO_LARGE : `${STATUS_CODES[status]}\n`;
      const headers = {
        ...HEADERS,
        ...(isPage && isOfCookies(rawPacket) && { 'clear-site-data': '"cookies"' }),
        connection: 'close',
        'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
        'content-length': Buffer.byteLength(body),
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      if (socket.writable)
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
      socket.destroy();
    },
  } satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;
}

/**
 * Whether a request head over 16 KB is too large because of cookies: such a reader would never get a page. `Clear-Site-Data`
 * clears the cookies of the whole domain, and another site can make a browser request a long URL, or send one as `Referer`,
 * 4 KB at most: that must not clear them.
 */
function isOfCookies(packet: unknown): boolean {
  return Buffer.isBuffer(packet) && /^GET \S{1,4000} HTTP\/1\.1\r\n/.test(packet.toString('latin1', 0, 4100));
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Refuses targets without a path, such as `*`: the router would serve them as pages. */
export function refuseWithoutPath(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/')) return refuseAsPage(reply, 400);
  });
}

/** Refuses methods that an address does not support. Forms have their own routes; anything else is a mistake, or a probe. */
export function refuseOtherMethods(app: FastifyInstance): void {
  // Before the body is read, which can be invalid in other ways.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    void reply.header('allow', 'GET, HEAD');
    const isReader = request.headers.accept?.includes('text/html');
    return isReader ? refuseAsPage(reply, 405, READ_ONLY) : refuse(reply, 405, NOT_FOR_THIS);
  });
}

/**
 * Refuses requests that the framework and its plugins find invalid, such as a body that is too large or a range beyond the
 * end of a file: the sender's mistake. Returns false for errors of the site.
 */
export function refuseMistake(error: Partial<FastifyError>, reply: FastifyReply): boolean {
  const { statusCode = 500, message = '' } = error;
  const isMistake = statusCode >= 400 && statusCode < 500;
  if (isMistake) refuse(reply, statusCode, `${message}.`);
  return isMistake;
}

function refuseAsPage(reply: FastifyReply, status: number, page: string = BAD_ADDRESS): FastifyReply {
  return reply.status(status).headers(HEADERS).type('text/html; charset=utf-8').send(page);
}
