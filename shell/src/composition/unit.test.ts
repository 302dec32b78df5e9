import { HOME, ROUTES, type RemoteRoute } from '../routes.ts';
import { allUnits, expectedUnits, hydratedUnits } from './unit.ts';
import type { View } from './view.ts';

const about = ROUTES.find(({ path }) => path === '/about') as RemoteRoute;
const head = { title: '', description: '', canonical: '/' };
const view: View = { kind: 'page', status: 200, head, data: null };
const { NODE_ENV } = process.env;

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

it('does not fetch or hydrate units whose policy is never', () => {
  expect(about.policy.hydrate).toBe('never');
  expect([hydratedUnits(about, view), expectedUnits(about), expectedUnits(HOME)]).toEqual([[], [], []]);
});

it('hydrates them in development, so that edits show', () => {
  process.env.NODE_ENV = 'development';
  expect(hydratedUnits(about, view)).toEqual([
    { ref: { remote: 'static', kind: 'page', name: 'about' }, hydrate: 'load' },
  ]);
  expect(expectedUnits(HOME)).toEqual(allUnits(HOME));
});
