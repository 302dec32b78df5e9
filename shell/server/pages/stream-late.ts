import type { FastifyReply } from 'fastify';
import { editionHeaders } from './cache-control.ts';
import type { Composition } from './composition.ts';
import { newNonce, pagePolicy, type PolicySettings } from './page-policy.ts';
import type { Picked } from './pick-edition.ts';
import { readerGone } from './reader-gone.ts';
import { settledWithin } from './settled-within.ts';

/**
 * Sends the frame of a page now and the rest as it comes; any number of readers may follow one composition. Nothing of it
 * is kept by caches: the next reader gets it whole.
 */
export async function streamLate(
  policy: PolicySettings,
  picked: Picked,
  { composed: first, shown }: Composition,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signal = readerGone(reply);
  // A view that is there already goes out at once; only its late blocks are waited for.
  const finished = (await settledWithin(shown, 0)) ? await shown : null;
  const composed = finished?.composed ?? first;
  const mounted = finished?.mounted ?? shown.then((later) => later.mounted);
  const { arriving, composing, renderRequest, shell, units } = composed;
  const { telemetry, log } = composing;
  const nonce = newNonce();
  const started = performance.now();
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/html; charset=utf-8',
    ...editionHeaders(picked, 'no-store'),
    'content-security-policy': pagePolicy(shell, policy, nonce),
  });
  try {
    await shell.streamPage(
      { ...renderRequest, signal },
      { ...arriving, mounted },
      (html) => void reply.raw.write(html),
      nonce,
    );
    telemetry.pageRendered(units.map(composing.seen), (performance.now() - started) / 1000);
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'streamed page broke off');
  }
  reply.raw.end();
  return reply;
}
