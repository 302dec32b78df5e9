import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { Policy } from '@meadowlark/shared/contract/policy.ts';
import type { RemoteRoute } from '../src/routes.ts';
import { BUDGETS } from '../../build/bytes/budgets.ts';
import { routeBudget, routeScripts } from './route-scripts.ts';

const SHELL = {
  name: 'shell',
  entry: 'web/bootstrap.js',
  extras: {
    awake: ['web/react.js', 'web/awake.js'],
    reader: ['web/reader.js'],
    ads: ['web/ads.js'],
    inspector: ['web/i.js'],
    router: ['web/router.js'],
  },
} as unknown as Release;
const NEWS = {
  name: 'news',
  entry: 'web/remoteEntry.js',
  pages: { front: { scripts: ['web/front.js'], scriptBytes: 0 } },
  blocks: {},
} as unknown as Release;
const RELEASES = new Map([SHELL, NEWS].map((release) => [release.name, release]));

function route(hydrate: Policy['hydrate']): RemoteRoute {
  const policy: Policy = { deadlineMs: 1000, hydrate, freshSeconds: 60 };
  return { kind: 'remote', path: '/news', remote: 'news', page: 'front', policy } as RemoteRoute;
}

const names = (files: readonly { name: string; file: string }[]) => files.map(({ file }) => file);

it('counts scripts while the shell sleeps, and all scripts when it is awake, each file once', () => {
  const { asleep, awake } = routeScripts(route('load'), RELEASES);
  expect(names(asleep)).toEqual(['web/bootstrap.js', 'web/reader.js']);
  expect(names(awake)).toEqual([
    'web/bootstrap.js',
    'web/reader.js',
    'web/react.js',
    'web/awake.js',
    'web/remoteEntry.js',
    'web/front.js',
  ]);
});

it("counts no script of a remote for a page that is never hydrated, and no script for staff or for an operator's setting", () => {
  const { awake } = routeScripts(route('never'), RELEASES);
  expect(names(awake)).toEqual(['web/bootstrap.js', 'web/reader.js', 'web/react.js', 'web/awake.js']);
});

it('counts an extra that a hydrated unit needs, with its budget', () => {
  const front = { scripts: ['web/front.js'], scriptBytes: 0, extras: ['router'] };
  const releases = new Map(RELEASES).set('news', { ...NEWS, pages: { front } });
  expect(names(routeScripts(route('idle'), releases).awake)).toContain('web/router.js');
  expect(routeBudget(route('idle'), releases).awake).toBe(BUDGETS.route.awake + BUDGETS.shell.router);
  expect(names(routeScripts(route('never'), releases).awake)).not.toContain('web/router.js');
  expect(routeBudget(route('never'), releases).awake).toBe(BUDGETS.route.awake);
});

it('counts zero bytes for a missing release', () => {
  expect(routeScripts(route('load'), new Map())).toEqual({ asleep: [], awake: [] });
});

it.each(['receipt', 'saved', 'live-post'] as const)(
  'with %s, a page with its own script stays asleep below 10 KB',
  (name) => {
    expect(BUDGETS.route.asleep + BUDGETS.shell[name]).toBeLessThan(10_000);
  },
);
