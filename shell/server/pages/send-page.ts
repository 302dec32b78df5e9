import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../src/rendering/render-request.ts';
import { staffView } from '../qa/staff-view.ts';
import { cacheControl, editionHeaders } from './cache-control.ts';
import { composeFirst } from './compose-first.ts';
import { composeView } from './compose-view.ts';
import type { ServingOptions } from './composing.ts';
import { orPrevious, type Finished, type Recompose } from './or-previous.ts';
import { pagePolicy } from './page-policy.ts';
import { pickEdition, type Picked } from './pick-edition.ts';
import { readerGone } from './reader-gone.ts';
import { renderOrPrevious } from './render-or-previous.ts';
import { settledWithin } from './settled-within.ts';
import { streamLate } from './stream-late.ts';
import { viewOptions } from './view-options.ts';

/** Answers with the page of an address: whole when it is there in time, else streamed as it comes. */
export async function sendPage(
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
  const view = viewOptions(options, staff);
  const { asides } = view;
  const picked = pickEdition(options.editions, request, options.settings.origin, staff);
  const asked = { id: request.id, url, signal: readerGone(reply) };
  request.channel = picked.channel;
  const { choice } = picked;
  const edition = choice.edition.id;
  request.answeredWith = { edition, page: null };
  const log = request.log.child({ edition });
  const compose: Recompose = (without) => composeView(view, { ...choice, without }, asked, log);

  const composed = await composeFirst(choice, compose, asides);
  request.answeredWith = { edition, page: composed.pattern };
  const finishing = orPrevious(composed, compose, asides);
  const inTime = await settledWithin(finishing, composed.deadlineMs);
  if (!inTime) {
    const mounted = finishing.then((made) => made.mounted);
    return streamLate(options, picked, { composed, mounted, recompose: compose, asides }, reply);
  }
  const finished = await finishing;
  if (finished.mounted.late?.size) {
    return streamLate(options, picked, { ...finished, recompose: compose, asides }, reply);
  }
  const { page, made } = await renderOrPrevious(finished, compose, asides);
  return sendWhole(options, picked, page, made, reply);
}

function sendWhole(
  options: ServingOptions,
  picked: Picked,
  page: RenderedPage,
  { composed }: Finished,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .headers({
      ...editionHeaders(picked, cacheControl(page.status, composed.freshSeconds)),
      'content-security-policy': pagePolicy(composed.shell, options),
    })
    .send(page.html);
}
