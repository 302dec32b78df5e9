import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composeView, type Composed, type ViewOptions } from './compose-view.ts';
import type { ServingOptions } from './composing.ts';
import { settledWithin } from './settled-within.ts';
import type { MountedView } from '../../src/composition/mounted-view.ts';
import type { ViewAnswer } from '../../src/document/page-state.ts';
import { sendFeed } from '../discovery/send-feed.ts';
import { pageOfFeed } from '../discovery/feed-path.ts';
import { writeServerTiming } from '../../src/inspector/server-timing.ts';
import { SILENT } from '../telemetry/telemetry.ts';
import { pinned, staffView, type StaffView } from '../qa/staff-view.ts';
import { cacheControl } from './cache-control.ts';
import { newNonce, pagePolicy } from './page-policy.ts';
import { readerGone } from './reader-gone.ts';

/** Every page of the site, its data alone under `/_data`, and its feed under `<page>/rss.xml`. */
export function pageRoutes(app: FastifyInstance, options: ServingOptions): void {
  app.get('/_data/*', (request, reply) => sendData(options, request, reply));
  app.get('/*', (request, reply) => {
    const page = pageOfFeed(request.url.replace(/\?.*$/, ''));
    return page === null ? sendPage(options, request, reply) : sendFeed(options, page, request, reply);
  });
}

async function sendPage(
  options: ServingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Put together, not resolved: `//host/` is a path here, and would be another site to the URL parser.
  const url = new URL(options.settings.origin + request.url);
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    return reply.redirect(`/${url.pathname.replaceAll(/^\/+|\/+$/g, '')}${url.search}`, 308);
  }
  const staff = staffView(request, options.staff, new Date());
  const composed = await composeView(
    staffOptions(options, staff),
    pinned(options.liveEdition(), staff?.qa ?? null),
    { url, signal: readerGone(reply) },
    request.log,
  );
  const inTime = await settledWithin(Promise.resolve(composed.arriving.mounted), composed.deadlineMs);
  const mounted = inTime ? await composed.arriving.mounted : null;
  if (!mounted || mounted.late?.size) return streamLate(options, composed, request, reply);

  const page = await composed.shell.renderPage(composed.renderRequest, mounted);
  reportThrown(request, page.threw);
  return reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': staff ? 'no-store' : cacheControl(page.status, composed.freshSeconds),
      'content-security-policy': pagePolicy(composed.shell, options),
    })
    .send(page.html);
}

/** Sends the frame now and the rest as it comes. Nothing of it is kept by caches: the next reader gets it whole. */
async function streamLate(
  options: ServingOptions,
  composed: Composed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = newNonce();
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(composed.shell, options, nonce),
  });
  try {
    const { threw } = await composed.shell.streamPage(
      composed.renderRequest,
      composed.arriving,
      (html) => void reply.raw.write(html),
      nonce,
    );
    reportThrown(request, threw);
  } catch (error) {
    if (!composed.renderRequest.signal.aborted) request.log.error({ err: error }, 'streamed page broke off');
  }
  reply.raw.end();
  return reply;
}

async function sendData(
  options: ServingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, ref = '', path = ''] = /^\/_data\/([^/?]*)\/?(.*)$/.exec(request.url) ?? [];
  const url = new URL(`${options.settings.origin}/${path}`);
  const staff = staffView(request, options.staff, new Date());
  const composed = await composeView(
    staffOptions(options, staff),
    pinned(options.liveEdition(), staff?.qa ?? null),
    { url, signal: readerGone(reply) },
    request.log,
  );
  const mounted: MountedView = await composed.arriving.mounted;
  const view = await composed.shell.settleView(mounted);
  return reply
    .status(view.status)
    .headers({
      'cache-control': staff ? 'no-store' : cacheControl(view.status, composed.freshSeconds),
      ...(staff?.inspection && { 'server-timing': writeServerTiming(staff.inspection.units) }),
    })
    .send({ edition: ref, releases: mounted.releases, view } satisfies ViewAnswer);
}

/** Views of staff are counted nowhere; the inspector hears of its own. */
function staffOptions(options: ServingOptions, staff: StaffView | null): ViewOptions {
  return staff ? { ...options, ...staff, telemetry: staff.inspection ?? SILENT } : options;
}

function reportThrown(request: FastifyRequest, threw: readonly string[]): void {
  for (const unit of threw) request.log.error({ unit }, 'unit threw while rendering and was left out');
}
