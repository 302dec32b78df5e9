import type { FastifyReply } from 'fastify';
import type { MountedView } from '../../src/composition/mounted-view.ts';
import { editionHeaders } from './cache-control.ts';
import type { Composed } from './compose-view.ts';
import type { ComposerOptions } from './composing.ts';
import { orPrevious, type Recompose } from './or-previous.ts';
import { newNonce, pagePolicy, type PolicySettings } from './page-policy.ts';
import type { Picked } from './pick-edition.ts';

/** A page that goes out before all of it is there. */
export interface Late {
  /** What its first part is made of. */
  composed: Composed;
  /** The view; a promise while not even that is there. */
  mounted: MountedView | Promise<MountedView>;
  recompose: Recompose;
  asides: ComposerOptions['asides'];
}

/** Sends the frame now and the rest as it comes. Nothing of it is kept by caches: the next reader gets it whole. */
export async function streamLate(
  policy: PolicySettings,
  picked: Picked,
  { composed, mounted, recompose, asides }: Late,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { arriving, composing, renderRequest, shell, units } = composed;
  const { telemetry, log, failures } = composing;
  const failedBefore = failures.length;
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
      renderRequest,
      { ...arriving, mounted },
      (html) => void reply.raw.write(html),
      nonce,
    );
    telemetry.pageRendered(units.map(composing.seen), (performance.now() - started) / 1000);
  } catch (error) {
    if (!renderRequest.signal.aborted) log.error({ err: error }, 'streamed page broke off');
  }
  reply.raw.end();
  // A late block that failed could not be exchanged in this page any more. Whose fault it was is found out for the next.
  if (!(mounted instanceof Promise) && failures.length > failedBefore) {
    await orPrevious(composed, recompose, asides);
  }
  return reply;
}
