import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { RenderRequest } from '../../../src/rendering/render-request.ts';
import type { WakePlan } from '../../../src/sleeping/wake-plan.ts';
import { extraScripts, shellFiles } from '../../composer/browser-side.ts';
import { filesOf } from './referred-files.ts';

/*
 * A server renders with releases of the shell that are older than it is: the one that is live while it is deployed, and
 * those that are rolled back to. Change this file only together with an adapter, or when the previous contract ends
 * (docs/adr/0025-contract-versions.md).
 */

/** What a release of the shell for contract 3 reads of a request, and the plan that it writes into the page. */
function planOfOlderShell(
  request: Pick<
    RenderRequest,
    | 'shell'
    | 'preloads'
    | 'edition'
    | 'pattern'
    | 'reports'
    | 'reader'
    | 'reading'
    | 'receipt'
    | 'saved'
    | 'livePost'
    | 'vitals'
    | 'donation'
    | 'ads'
  >,
): WakePlan {
  const { shell, preloads, edition, pattern, ...scripts } = request;
  const place = { edition, route: pattern ?? '*' };
  return { awake: shell.awake, units: preloads, atOnce: false, place, ...scripts };
}

it('an older shell gets the scripts that wake its pages, and its pages are read for offline copies', () => {
  const names = ['awake', 'reader', 'reading', 'saved', 'receipt'];
  const extras = Object.fromEntries(names.map((name) => [name, [`web/${name}.js`]]));
  const release = { entry: 'web/boot.js', styles: [], files: [], extras } as unknown as Release;
  const described = { release, address: (file: string) => `/releases/shell/1/${file}` };
  const [awake, reader, reading, saved, receipt] = names.map((name) => extraScripts(described, name)[0]);
  const plan = planOfOlderShell({
    shell: shellFiles(described),
    preloads: [],
    edition: '20261121T000000Z-00000000',
    pattern: '/',
    reader,
    reading,
    saved,
    receipt,
  });
  expect(plan.awake).toEqual([awake]);
  const html = `<script type="application/json" id="wake-plan">${JSON.stringify(plan)}</script>`;
  expect(filesOf(html)).toEqual([reader, reading, saved, receipt].map((file) => file?.href));
});
