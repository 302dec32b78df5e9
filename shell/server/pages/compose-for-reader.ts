import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffView } from '../qa/staff-view.ts';
import { startComposition, type Composition } from './composition.ts';
import type { ServingOptions } from './composing.ts';
import type { Picked } from './pick-edition.ts';
import { readerGone } from './reader-gone.ts';
import { viewOptions, type ViewOptions } from './view-options.ts';

/** What one reader asked for. */
export interface Asked {
  picked: Picked;
  /** Path and the parameters that count. */
  address: string;
  staff: StaffView | null;
}

/** A view that is kept for nobody else. */
export interface OwnView extends Pick<ViewOptions, 'asides' | 'telemetry'> {
  composition: Composition;
}

/** Starts to compose a view for this one reader, and ends it when he leaves. Rejects as `startComposition` does. */
export async function composeForReader(
  options: ServingOptions,
  { picked, address, staff }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OwnView> {
  const view = viewOptions(options, staff);
  const edition = picked.choice.edition.id;
  const url = new URL(options.settings.origin + address);
  const asked = { id: request.id, url, signal: readerGone(reply) };
  const composition = await startComposition(view, picked.choice, asked, request.log.child({ edition }));
  request.answeredWith = { edition, page: composition.composed.pattern };
  return { composition, asides: view.asides, telemetry: view.telemetry };
}
