import type { FastifyReply, FastifyRequest } from 'fastify';
import { viewFacts } from '../cache/view-facts.ts';
import { staffView, type StaffView } from '../qa/staff-view.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { cacheControl, editionHeaders } from './cache-control.ts';
import { inTime, startComposition } from './composition.ts';
import type { ServingOptions } from './composing.ts';
import { pagePolicy } from './page-policy.ts';
import { pickEdition, type Picked } from './pick-edition.ts';
import { readerGone } from './reader-gone.ts';
import { renderOrPrevious } from './render-or-previous.ts';
import { streamLate } from './stream-late.ts';
import { viewAddress } from './view-address.ts';
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
  const picked = pickEdition(options.editions, request, options.settings.origin, staff);
  request.channel = picked.channel;
  request.answeredWith = { edition: picked.choice.edition.id, page: null };
  const address = await viewAddress(options, picked.choice, url);
  return options.pages && !staff
    ? answerFromCache('page', { ...options, pages: options.pages }, picked, address, request, reply)
    : composeAndSend(options, staff, picked, address, request, reply);
}

/** A page made for this one reader. */
async function composeAndSend(
  options: ServingOptions,
  staff: StaffView | null,
  picked: Picked,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const view = viewOptions(options, staff);
  const edition = picked.choice.edition.id;
  const url = new URL(options.settings.origin + address);
  const asked = { id: request.id, url, signal: readerGone(reply) };
  const log = request.log.child({ edition });
  const composition = await startComposition(view, picked.choice, asked, log);
  request.answeredWith = { edition, page: composition.composed.pattern };
  const finished = await inTime(composition);
  if (!finished) {
    await streamLate(options, picked, composition, reply);
    const { units } = viewFacts(await composition.shown);
    view.telemetry.viewServed(units, 1);
    return reply;
  }
  const { page, made } = await renderOrPrevious(finished, composition.recompose, view.asides);
  view.telemetry.viewServed(viewFacts(made).units, 1);
  return reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .headers({
      ...editionHeaders(picked, cacheControl(page.status, made.composed.freshSeconds)),
      'content-security-policy': pagePolicy(made.composed.shell, options),
    })
    .send(page.html);
}
