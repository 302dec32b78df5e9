import { reportHangs } from './report-hangs.ts';

const place = { edition: '20261121T100000Z-00000002', route: '/radio' };
const sent = jest.fn();

beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
  Object.assign(window, { opener: null });
  navigatedBy('reload');
  Object.assign(navigator, { sendBeacon: sent });
});

function navigatedBy(type: NavigationTimingType, activationStart?: number): void {
  Object.assign(performance, { getEntriesByType: () => [{ type, activationStart }] });
}

it('reports the previous page only if it was never left', () => {
  reportHangs({ place });
  expect(sent).not.toHaveBeenCalled();
  // A tab that stopped responding runs nothing more; this is its next page.
  reportHangs({ place: { ...place, route: '/' } });
  expect(sent.mock.calls).toEqual([['/_report', JSON.stringify({ kind: 'hang', ...place })]]);
});

it.each([
  ['that a script opened', () => Object.assign(window, { opener: window })],
  ['that the reader duplicated', () => navigatedBy('back_forward')],
])('reports nothing in a tab %s: it has a copy of the note of a page that is still shown', (_what, open) => {
  reportHangs({ place });
  open();
  reportHangs({ place });
  expect(sent).not.toHaveBeenCalled();
});

it('reports nothing from a prerendered page: it is shown before the page that was left has removed its note', () => {
  reportHangs({ place });
  navigatedBy('navigate', 1200);
  reportHangs({ place });
  expect(sent).not.toHaveBeenCalled();
});

it('reports no page that the reader has left, or that the browser ends in the background', () => {
  reportHangs({ place });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  hidden.mockRestore();
  reportHangs({ place });
  expect(sent).not.toHaveBeenCalled();
});
