import type { FastifyReply, FastifyRequest } from 'fastify';
import { readEditionRef } from '../../src/composition/edition-ref.ts';
import type { ViewAnswer } from '../../src/document/page-state.ts';
import { writeServerTiming } from '../../src/inspector/server-timing.ts';
import { viewFacts } from '../cache/view-facts.ts';
import { staffView } from '../qa/staff-view.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { cacheControl, editionHeaders } from './cache-control.ts';
import { composeForReader, type Asked } from './compose-for-reader.ts';
import type { ServingOptions } from './composing.ts';
import { pickForStaff, pickForTab } from './pick-edition.ts';
import { viewAddress } from './view-address.ts';

/**
 * Answers with the view of an address alone, in the edition that the tab began with: `/_data/<edition ref>/<path>`.
 * 410 when that edition is gone; the tab then loads the page itself, and with it the live edition.
 */
export async function sendData(
  options: ServingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, text = '', path = ''] = /^\/_data\/([^/?]*)\/?(.*)$/.exec(request.url) ?? [];
  const ref = readEditionRef(text);
  const edition = ref && (await options.editions.find(ref.id));
  const staff = staffView(request, options.staff, new Date());
  // A QA link that has ended: what it pinned is not to be mixed with what readers get.
  if (!edition || ref.qa !== Boolean(staff?.qa)) {
    return reply
      .status(ref ? 410 : 404)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('There is no such edition any more. Load the page itself.\n');
  }
  const forAll = staff ? pickForStaff(edition, staff) : pickForTab(edition);
  const picked = { ...forAll, choice: { ...forAll.choice, without: ref.without } };
  request.channel = picked.channel;
  request.answeredWith = { edition: edition.id, page: null };
  const address = await viewAddress(options, picked.choice, new URL(`${options.settings.origin}/${path}`));
  return options.pages && !staff
    ? answerFromCache('data', { ...options, pages: options.pages }, picked, address, request, reply)
    : composeAndSend(options, { picked, address, staff }, text, request, reply);
}

/** Data made for this one reader. `edition` is what his tab calls its edition. */
async function composeAndSend(
  options: ServingOptions,
  asked: Asked,
  edition: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { picked, staff } = asked;
  const { composition, telemetry } = await composeForReader(options, asked, request, reply);
  const whole = await composition.whole;
  telemetry.viewServed(viewFacts(whole).units, 1);
  const { releases, view } = whole.mounted;
  return reply
    .status(view.status)
    .headers({
      ...editionHeaders(picked, cacheControl(view.status, whole.composed.freshSeconds)),
      ...(staff?.inspection && { 'server-timing': writeServerTiming(staff.inspection.units) }),
    })
    .send({ edition, releases, view } satisfies ViewAnswer);
}
