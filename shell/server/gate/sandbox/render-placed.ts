import { describeShell } from '../../composer/describe-shell.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { Policy } from '@meadowlark/shared/contract/policy.ts';
import type { MountedView, UnitComponent } from '../../../src/composition/mounted-view.ts';
import { shellFiles } from '../../composer/view/browser-side.ts';
import { frameFacts } from '../../composer/view/frame-facts.ts';
import { pagePolicy } from '../../http/page-policy.ts';
import type { EditionCode } from './edition-code.ts';
import { htmlAlone } from './render-alone.ts';
import type { MadePage, Rendered } from './sandbox-messages.ts';

/** Stands in for the id of the edition, which does not exist yet. */
const TRIAL = '20000101T000000Z-00000000';

interface PlacedView {
  url: URL;
  policy: Pick<Policy, 'hydrate' | 'deadlineMs'>;
  mounted: MountedView;
  /** The unit under test; null for a page of the shell. */
  unit: { Component: UnitComponent; data: unknown; status: number } | null;
}

/** Renders a page as the site does, from a complete view. */
export async function renderPlaced(
  code: EditionCode,
  { url, policy, mounted, unit }: PlacedView,
): Promise<MadePage> {
  const { shell } = code;
  const { module } = shell;
  const { view, releases } = mounted;
  const page = await module.renderPage(
    {
      url,
      origin: FIXTURE_SETTINGS.origin,
      edition: TRIAL,
      facts: frameFacts(new Date()),
      preloads: [],
      pattern: null,
      shell: shellFiles(shell),
      signal: new AbortController().signal,
    },
    mounted,
  );
  const threw = unit && page.threw.length > 0 ? htmlAlone(code, unit.Component, unit.data, url).threw : null;
  return {
    loadStatus: unit?.status ?? view.status,
    pageStatus: page.status,
    title: view.head.title,
    html: page.html,
    threw: page.threw.length > 0 ? (threw ?? 'It threw, and not when it was rendered alone.') : null,
    placement: {
      path: url.pathname + url.search,
      hydrate: policy.hydrate,
      deadlineMs: policy.deadlineMs,
      policy: pagePolicy(describeShell(module), { adFrameUrl: undefined, developmentOrigins: [] }),
      // The browser gets it as JSON.
      answer: JSON.parse(JSON.stringify({ edition: TRIAL, releases, view })) as NonNullable<
        Rendered['placement']
      >['answer'],
    },
  };
}
