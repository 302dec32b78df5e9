import type { FastifyInstance } from 'fastify';
import { pageOfFeed, sendFeed } from '../front/discovery/send-feed.ts';
import { sendData, sendDataAfterFailure } from '../front/send-data.ts';
import { sendPage } from '../front/send-page.ts';
import type { FrontOptions } from '../front/send-view.ts';
import { refuse } from '../http/refuse.ts';

/** Limit of the reports sent with a request for data. */
const MAX_BYTES = 16 * 1024;

/** Every page of the site, its data alone under `/_data/<edition>`, and its feed under `<page>/rss.xml`. */
export function pageRoutes(app: FastifyInstance, options: FrontOptions): void {
  app.get('/_data/*', (request, reply) => sendData(options, request, reply));
  app.post(
    '/_data/*',
    {
      bodyLimit: MAX_BYTES,
      // A body too large or of another type is the sender's mistake, not a failed page.
      errorHandler: (error, _request, reply) => {
        if (error.statusCode === undefined || error.statusCode >= 500) throw error;
        void reply
          .status(error.statusCode)
          .header('cache-control', 'no-store')
          .send({ error: error.message });
      },
    },
    (request, reply) => sendDataAfterFailure(options, request, reply),
  );
  // Forms have routes of their own; anything else is a mistake, or a probe.
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read.'),
  );
  app.get('/*', (request, reply) => {
    const page = pageOfFeed(request.url.replace(/\?.*/s, ''));
    return page === null ? sendPage(options, request, reply) : sendFeed(options, page, request, reply);
  });
}
