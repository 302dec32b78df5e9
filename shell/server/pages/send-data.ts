import type { FastifyReply, FastifyRequest } from 'fastify';
import { readEditionRef } from '../../src/composition/edition-ref.ts';
import type { ViewAnswer } from '../../src/document/page-state.ts';
import { writeServerTiming } from '../../src/inspector/server-timing.ts';
import { staffView } from '../qa/staff-view.ts';
import { cacheControl, editionHeaders } from './cache-control.ts';
import { composeFirst } from './compose-first.ts';
import { composeView } from './compose-view.ts';
import type { ServingOptions } from './composing.ts';
import { orPrevious, type Recompose } from './or-previous.ts';
import { pickForStaff, pickForTab } from './pick-edition.ts';
import { readerGone } from './reader-gone.ts';
import { viewOptions } from './view-options.ts';

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
  const picked = staff ? pickForStaff(edition, staff) : pickForTab(edition);
  const choice = { ...picked.choice, without: ref.without };
  request.channel = picked.channel;
  const seen = viewOptions(options, staff);
  const asked = {
    id: request.id,
    url: new URL(`${options.settings.origin}/${path}`),
    signal: readerGone(reply),
  };
  const log = request.log.child({ edition: edition.id });
  const compose: Recompose = (without) => composeView(seen, { ...choice, without }, asked, log);
  request.answeredWith = { edition: edition.id, page: null };
  const first = await composeFirst(choice, compose, seen.asides);
  const { composed, mounted } = await orPrevious(first, compose, seen.asides);
  request.answeredWith = { edition: edition.id, page: composed.pattern };
  const view = await composed.shell.settleView(mounted);
  return reply
    .status(view.status)
    .headers({
      ...editionHeaders(picked, cacheControl(view.status, composed.freshSeconds)),
      ...(staff?.inspection && { 'server-timing': writeServerTiming(staff.inspection.units) }),
    })
    .send({ edition: text, releases: mounted.releases, view } satisfies ViewAnswer);
}
