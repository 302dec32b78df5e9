import type { FastifyReply, FastifyRequest } from 'fastify';
import { viewFacts } from '../cache/view-facts.ts';
import { staffView } from '../qa/staff-view.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { cacheControl, editionHeaders } from './cache-control.ts';
import { inTime } from './composition.ts';
import { composeForReader, type Asked } from './compose-for-reader.ts';
import type { ServingOptions } from './composing.ts';
import { pagePolicy } from './page-policy.ts';
import { pickEdition } from './pick-edition.ts';
import { renderOrPrevious } from './render-or-previous.ts';
import { streamLate } from './stream-late.ts';
import { viewAddress } from './view-address.ts';

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
    : composeAndSend(options, { picked, address, staff }, request, reply);
}

/** A page made for this one reader. */
async function composeAndSend(
  options: ServingOptions,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { composition, asides, telemetry } = await composeForReader(options, asked, request, reply);
  const finished = await inTime(composition);
  if (!finished) {
    await streamLate(options, asked.picked, composition, reply);
    telemetry.viewServed(viewFacts(await composition.shown).units, 1);
    return reply;
  }
  const { page, made } = await renderOrPrevious(finished, composition.recompose, asides);
  telemetry.viewServed(viewFacts(made).units, 1);
  return reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .headers({
      ...editionHeaders(asked.picked, cacheControl(page.status, made.composed.freshSeconds)),
      'content-security-policy': pagePolicy(made.composed.shell, options),
    })
    .send(page.html);
}
