import { rootErrors } from './root-errors.ts';

const field = () => document.querySelector('input');
/** As React reports what it has rendered again. */
const recover = (handlers: ReturnType<typeof rootErrors>) =>
  handlers.onRecoverableError?.(new Error('rendered again'), {});

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  globalThis.reportError = jest.fn();
  document.body.innerHTML =
    '<div id="root"><main id="main"><div data-unit="static/page/opinion"><p><input></p></div></main></div>';
});

test('where the whole page is rendered again, what was typed is put back, once', () => {
  const root = document.getElementById('root');
  field()?.setAttribute('value', 'Benches');
  const handlers = rootErrors();
  const html = root?.innerHTML.replace('value="Benches"', '') ?? '';
  for (const expected of ['Benches', '']) {
    if (root) root.innerHTML = html;
    recover(handlers);
    expect(field()?.value).toBe(expected);
  }
});

test('where one unit is rendered again, what was typed since the page woke stays', () => {
  const handlers = rootErrors();
  const unit = document.querySelector('[data-unit]');
  if (unit) unit.innerHTML = '<p><input value="Benches, yes."></p>';
  recover(handlers);
  expect(field()?.value).toBe('Benches, yes.');
});
