import type { Composition } from '../pages/composition.ts';
import type { ComposerOptions } from '../pages/composing.ts';
import { pagePolicy, type PolicySettings } from '../pages/page-policy.ts';
import type { Finished, Recompose } from '../pages/or-previous.ts';
import { renderOrPrevious } from '../pages/render-or-previous.ts';
import type { ViewAnswer } from '../../src/document/page-state.ts';
import { KeptDocument } from './kept-document.ts';
import { lifetime, type Lifetime } from './lifetime.ts';
import { viewFacts, type ViewFacts } from './view-facts.ts';
import type { ViewKey } from './view-key.ts';

/** A composed view with nothing late in it any more: pages and data are made of it without another run of its loads. */
export interface KeptView {
  finished: Finished;
  recompose: Recompose;
  facts: ViewFacts;
  lifetime: Lifetime;
  /** Bytes that it takes in memory, about: as many as what was made of it. */
  size: number;
}

export async function keptView({ whole, recompose }: Composition, now: () => number): Promise<KeptView> {
  return describe(await whole, recompose, now());
}

/** The answer of `/_data`. */
export function dataOf({ finished, facts, lifetime: life }: KeptView, key: ViewKey): KeptDocument {
  const { releases, view } = finished.mounted;
  const answer = { edition: key.ref, releases, view } satisfies ViewAnswer;
  const body = Buffer.from(JSON.stringify(answer));
  return new KeptDocument({ kind: 'data', key, facts, lifetime: life, policy: null }, body);
}

/** The page, and the view that it shows: another one where a unit threw and the release before took its place. */
export async function pageOf(
  view: KeptView,
  key: ViewKey,
  asides: ComposerOptions['asides'],
  settings: PolicySettings,
): Promise<{ document: KeptDocument; view: KeptView }> {
  const { page, made } = await renderOrPrevious(onItsOwn(view.finished), view.recompose, asides);
  const shown = describe(made, view.recompose, view.lifetime.madeAt);
  const failed = page.threw.length > 0;
  const facts = {
    ...shown.facts,
    status: page.status,
    lacking: shown.facts.lacking || failed,
    provisional: shown.facts.provisional || failed,
  };
  const life = lifetime(view.lifetime.madeAt, facts.freshSeconds, facts.provisional);
  const policy = pagePolicy(made.composed.shell, settings);
  const document = new KeptDocument(
    { kind: 'page', key, facts, lifetime: life, policy },
    Buffer.from(page.html),
  );
  return { document, view: { ...shown, facts, lifetime: life } };
}

function describe(finished: Finished, recompose: Recompose, madeAt: number): KeptView {
  const facts = viewFacts(finished);
  const life = lifetime(madeAt, facts.freshSeconds, facts.provisional);
  return { finished, recompose, facts, lifetime: life, size: 0 };
}

/** A rendering that nobody breaks off: who asked for the view may be long gone. */
function onItsOwn({ composed, mounted }: Finished): Finished {
  const { renderRequest } = composed;
  return {
    composed: { ...composed, renderRequest: { ...renderRequest, signal: new AbortController().signal } },
    mounted,
  };
}
