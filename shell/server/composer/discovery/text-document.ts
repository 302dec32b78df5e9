import type { Composed, ViewFacts } from '../../protocol/messages.ts';
import type { ViewContext } from '../view/view-context.ts';

type TextFacts = Pick<ViewFacts, 'status' | 'pattern' | 'freshSeconds' | 'incomplete'>;

/** A sitemap or a feed: a document without units. */
export function textDocument(context: ViewContext, text: string, facts: TextFacts): Composed {
  return {
    body: new TextEncoder().encode(text),
    facts: {
      ...facts,
      query: [],
      units: [],
      releases: context.usedReleases,
      degraded: facts.incomplete || context.lacksRoutes || context.replacesReleases,
    },
    serverTiming: null,
    failedForQa: false,
  };
}
