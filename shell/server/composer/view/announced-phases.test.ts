import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import * as shell from '../../../src/render.tsx';
import type { Phase } from '../../protocol/activity.ts';
import { loadedOf } from '../testing/loaded-of.ts';
import { viewRequestOf } from '../testing/view-request-of.ts';
import { worldOf } from '../testing/world-of.ts';
import { composePage, startView } from './compose-view.ts';
import { viewJob } from './view-context.ts';

// Without a stack, the announced phase decides which release is blamed, and the page of its job stays with that composer.
it('whatever code of shell and remotes runs, its own phase was announced last', async () => {
  let announced: Phase | null = null;
  const at: string[] = [];
  const note = (what: string) =>
    at.push(`${what}: ${announced?.release} ${announced?.phase} ${announced?.unit}`);
  const noted =
    <Args extends unknown[], Result>(what: string, call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      note(what);
      return call(...args);
    };
  const faq = {
    load: async (context: LoadContext) => {
      note('load');
      await context.fetch('https://service.example');
      note('load, after a response');
      announced = null;
      return { status: 200 as const, data: { toJSON: noted('data', () => 'data') } };
    },
    head: noted('head', () => ({ title: '', description: '', canonical: '/faq' })),
    Page: noted('page', () => null),
  };
  const watchedShell = {
    ...shell,
    matchRoute: noted('shell, route', shell.matchRoute),
    routeHead: noted('shell, head', shell.routeHead),
    allUnits: noted('shell, units', shell.allUnits),
    renderPage: async (...args: Parameters<typeof shell.renderPage>) => {
      note('shell, page');
      const page = await shell.renderPage(...args);
      note('shell, page rendered');
      return page;
    },
  };
  const world = worldOf({
    releases: {
      shell: async () => loadedOf('shell', '1', watchedShell),
      remote: async () => loadedOf('static', '1', { contract: CONTRACT, pages: { faq }, blocks: {} }),
      serverMap: async () => null,
    },
    requestFromFront: (async () => {
      // Other views continue in the meantime.
      await new Promise((resolve) => setImmediate(resolve));
      announced = null;
      return { status: 200, headers: [], body: new Uint8Array() };
    }) as never,
    phases: { begin: (phase) => (announced = phase), end: () => (announced = null) },
  });
  await composePage(await startView(viewJob(1, viewRequestOf('/faq'), world, new AbortController().signal)));
  expect(at).toEqual([
    'shell, route: shell@1 route null',
    'shell, head: shell@1 route null',
    'load: static@1 load static/page/faq',
    'shell, units: shell@1 route null',
    'load, after a response: static@1 load static/page/faq',
    'data: static@1 load static/page/faq',
    'head: static@1 head static/page/faq',
    'shell, page: shell@1 first-render null',
    'page: static@1 first-render static/page/faq',
    'data: shell@1 render null',
    'shell, page rendered: shell@1 render null',
  ]);
});
