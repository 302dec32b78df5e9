import { waitFor } from '@testing-library/react';
import type { PageState } from '../composition/page-state.ts';
import { ROUTES } from '../routes.ts';
import { WANTED_EVENT } from '../sleeping/shell-bootstrap.ts';
import { firstView } from './first-view.ts';
import { TabState } from './tab-state.ts';
import { UnitLoader } from './unit-loader.ts';

const FAQ = 'static/page/faq';
const OPINION = 'static/page/opinion';

/** The page with this unit, awake. `component` is null until the unit is to be hydrated. */
function awake(key: string) {
  document.body.innerHTML = `<main data-unit="${key}"><p>the server's</p></main>`;
  const [, , name = ''] = key.split('/');
  const release = {
    version: '1',
    owner: '',
    federationName: 'static_1',
    entry: '/e.js',
    integrity: 'sha384-x',
  };
  const head = { title: name, description: '', canonical: `/${name}` };
  const state: PageState = {
    edition: '20261121T101500Z-1a2b3c4d',
    releases: { static: release },
    origin: 'https://news.example',
    view: { kind: 'page', status: 200, head, data: null },
    headIsLate: false,
  };
  const loaded = jest.fn(async () => ({ Page: () => null }));
  const { mounted, hydrate } = firstView(
    {
      tab: new TabState(state, new UnitLoader({ load: loaded }, async () => {})),
      route: ROUTES.find(({ path }) => path === `/${name}`) ?? null,
      url: new URL(`https://news.example/${name}`),
      signal: new AbortController().signal,
      serverHtml: new Map([[key, { __html: "<p>the server's</p>" }]]),
    },
    state,
  );
  void hydrate();
  const unit = mounted.units.get(key);
  const component = () => (unit?.state === 'waiting' ? unit.latch.component : unit?.state);
  /** Its script is there, and what follows has had time. */
  const settled = async () => {
    await waitFor(() => expect(loaded).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { component, settled };
}

let idle: () => void = () => {};

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (idle = callback) });
});
afterEach(() => {
  delete window.meadowlark;
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('a unit is hydrated', () => {
  it('at once by the policy "load"', async () => {
    const { component } = awake(OPINION);
    await waitFor(() => expect(component()).toBeInstanceOf(Function));
  });

  it('by the policy "idle" when the browser is idle', async () => {
    const { component, settled } = awake(FAQ);
    await settled();
    expect(component()).toBeNull();
    idle();
    await waitFor(() => expect(component()).toBeInstanceOf(Function));
  });

  it('by the policy "idle" as soon as the reader uses it', async () => {
    const { component, settled } = awake(FAQ);
    await settled();
    document
      .querySelector(`[data-unit="${FAQ}"] p`)
      ?.dispatchEvent(new Event(WANTED_EVENT, { bubbles: true }));
    await waitFor(() => expect(component()).toBeInstanceOf(Function));
  });

  it('at once if the reader used it before the page was awake', async () => {
    Object.assign(window, { meadowlark: { wanted: new Set([FAQ]) } });
    const { component } = awake(FAQ);
    await waitFor(() => expect(component()).toBeInstanceOf(Function));
  });
});
