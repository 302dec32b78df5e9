import { FIXTURE_SETTINGS } from '@meadowlark/shared/testing/fixture-context.ts';
import type { Policy } from '@meadowlark/shared/contract/policy.ts';
import type { MountedView, UnitComponent } from '../../../src/composition/mounted-view.ts';
import { shellFiles } from '../../pages/browser-side.ts';
import { frameFacts } from '../../pages/frame-facts.ts';
import { pagePolicy } from '../../pages/page-policy.ts';
import type { EditionCode } from './edition-code.ts';
import { htmlAlone } from './render-alone.ts';
import type { Rendered } from './stage-messages.ts';

/** Id of the edition on the stage: there is none yet. */
const TRIAL = '20000101T000000Z-00000000';

interface PlacedView {
  url: URL;
  policy: Pick<Policy, 'hydrate' | 'deadlineMs'>;
  mounted: MountedView;
  /** The unit that the scene is about; none for a page of the shell's own. */
  unit: { key: string; Component: UnitComponent; data: unknown; status: number } | null;
}

/** Renders a page as the site does, from a view that is complete. */
export async function renderPlaced(
  { shell }: EditionCode,
  { url, policy, mounted, unit }: PlacedView,
): Promise<Omit<Rendered, 'seconds'>> {
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
  const threw = unit && page.threw.length > 0 ? htmlAlone(unit.Component, unit.data, url).threw : null;
  return {
    loadStatus: unit?.status ?? view.status,
    pageStatus: page.status,
    title: view.head.title,
    html: page.html,
    threw: page.threw.length > 0 ? (threw ?? 'It threw, and not when it was rendered alone.') : null,
    placed: {
      path: url.pathname + url.search,
      hydrate: policy.hydrate,
      deadlineMs: policy.deadlineMs,
      policy: pagePolicy(module, { adFrameUrl: undefined, developmentOrigins: [] }),
      // As the browser gets it: through JSON.
      answer: JSON.parse(JSON.stringify({ edition: TRIAL, releases, view })) as NonNullable<
        Rendered['placed']
      >['answer'],
    },
  };
}
