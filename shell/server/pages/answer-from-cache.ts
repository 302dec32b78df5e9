import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeptDocument } from '../cache/kept-document.ts';
import type { MountedPageCache } from '../cache/mount-page-cache.ts';
import { viewFacts } from '../cache/view-facts.ts';
import { viewKey, type DocumentKind } from '../cache/view-key.ts';
import { answerKept } from './answer-kept.ts';
import type { PageCacheResult } from '../telemetry/telemetry.ts';
import type { ServingOptions } from './composing.ts';
import type { Picked } from './pick-edition.ts';
import { streamLate } from './stream-late.ts';

/** Answers with what is kept under an address, or is being made for it, by whomever. */
export async function answerFromCache(
  kind: DocumentKind,
  options: ServingOptions & { pages: MountedPageCache },
  picked: Picked,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pages, telemetry } = options;
  const key = viewKey(picked.choice, address);
  const edition = picked.choice.edition.id;
  const kept = pages.cache.ready(kind, key.ref, address);
  telemetry.pageCacheAsked('memory', resultOf(kept), 1);
  const asker = { id: request.id, log: request.log.child({ edition }) };
  const answer = kept ?? (await pages.cache[kind](key, asker));
  if (!(answer instanceof KeptDocument)) {
    request.answeredWith = { edition, page: answer.composed.pattern };
    await streamLate(options, picked, answer, reply);
    telemetry.viewServed(viewFacts(await answer.shown).units, 1);
    return reply;
  }
  const { facts } = answer;
  request.answeredWith = { edition, page: facts.pattern };
  telemetry.viewServed(facts.units, 1);
  if (kind === 'page' && facts.status === 200) pages.reads.add(address, 1);
  return answerKept(answer, picked, request, reply);
}

function resultOf(kept: KeptDocument | null): PageCacheResult {
  if (!kept) return 'miss';
  return kept.stage(Date.now()) === 'fresh' ? 'hit' : 'stale';
}
