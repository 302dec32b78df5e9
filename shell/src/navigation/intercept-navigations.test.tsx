import { SERVICES } from '../composition/services.ts';
import { isForSite } from './intercept-navigations.ts';

/** The click on a link from `/about`. */
const CLICK = {
  canIntercept: true,
  destination: { url: 'https://news.example/faq?q=x#top', sameDocument: false },
  downloadRequest: null,
  formData: null,
  hashChange: false,
  info: undefined,
  navigationType: 'push',
  sourceElement: {},
};
const to = (path: string, sameDocument: boolean) => ({ url: `https://news.example${path}`, sameDocument });

const isIntercepted = (facts: object) =>
  isForSite({ ...CLICK, ...facts } as unknown as NavigateEvent, { pathname: '/about', search: '' });

it.each<[string, object]>([
  ['a link or a GET form', {}],
  [
    'the address of the page itself, as in "Try Again"',
    { destination: to('/about', false), navigationType: 'replace' },
  ],
  ['back and forward to another page', { destination: to('/faq', true), navigationType: 'traverse' }],
  [
    'a fragment of a page whose address is there before it',
    { destination: to('/faq#a', true), hashChange: true },
  ],
  ['the router', { sourceElement: null, info: 'site' }],
  ['a browser that does not say what starts a navigation', { sourceElement: undefined }],
])('handles %s', (_, facts) => {
  expect(isIntercepted(facts)).toBe(true);
});

it.each<[string, object]>([
  ['another site, and a document from before', { canIntercept: false }],
  ['a download', { downloadRequest: '' }],
  ['a POST form', { formData: new FormData() }],
  ['an address of a service', { destination: to('/api/stream', false) }],
  ['a reload', { navigationType: 'reload' }],
  ['a script that assigns an address', { sourceElement: null }],
  ['a page that the site has no view for', { info: 'browser' }],
  ['a fragment of the page', { destination: to('/about#team', true), hashChange: true }],
  [
    'back and forward between fragments',
    { destination: to('/about#team', true), navigationType: 'traverse' },
  ],
  ['history.replaceState', { destination: to('/about?open', true), navigationType: 'replace' }],
])('leaves %s to the browser', (_, facts) => {
  expect(isIntercepted(facts)).toBe(false);
});

describe('in a tab whose document is half an hour old', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'], now: performance.timeOrigin + 31 * 60_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('leaves a link to the browser, for the date and the edition of now', () => {
    expect(isIntercepted({})).toBe(false);
  });

  it.each<[string, object]>([
    ['back and forward', { destination: to('/faq', true), navigationType: 'traverse' }],
    ['the router, which keeps what is being typed', { sourceElement: null, info: 'site' }],
  ])('handles %s', (_, facts) => {
    expect(isIntercepted(facts)).toBe(true);
  });

  it('carries out a link while the radio plays: a document would end it', () => {
    const { state } = SERVICES.player;
    jest.spyOn(SERVICES.player, 'state').mockReturnValue({ ...state(), phase: 'playing' });
    expect(isIntercepted({})).toBe(true);
  });
});
