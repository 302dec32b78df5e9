import { reportHangs } from './report-hangs.ts';

const place = { edition: '20261121T100000Z-00000002', route: '/radio' };
const sent = jest.fn();

beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
  Object.assign(navigator, { sendBeacon: sent });
});

it('reports the previous page only if it was never left', () => {
  reportHangs({ place });
  expect(sent).not.toHaveBeenCalled();
  // A tab that stopped responding runs nothing more; this is its next page.
  reportHangs({ place: { ...place, route: '/' } });
  expect(sent.mock.calls).toEqual([['/_report', JSON.stringify({ kind: 'hang', ...place })]]);
  dispatchEvent(new Event('pagehide'));
  reportHangs({ place });
  expect(sent).toHaveBeenCalledTimes(1);
});

it('reports no page that the browser ends in the background', () => {
  reportHangs({ place });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  hidden.mockRestore();
  reportHangs({ place });
  expect(sent).not.toHaveBeenCalled();
});
