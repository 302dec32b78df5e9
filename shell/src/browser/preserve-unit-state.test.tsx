import { preserveUnitState } from './preserve-unit-state.ts';
import { rootErrors } from './root-errors.ts';

const UNIT =
  '<input name="q"><textarea></textarea><details><summary>One</summary>1</details><details><summary>Two</summary>2</details>';

function page(): Element {
  document.body.innerHTML = `<div data-unit="static/page/faq">${UNIT}</div>`;
  return document.querySelector('[data-unit]') as Element;
}

describe('preserveUnitState', () => {
  it('opens, types and focuses again what the reader had, in the elements that came instead', () => {
    const unit = page();
    const field = unit.querySelector('input') as HTMLInputElement;
    field.value = 'snow';
    Object.assign(unit.querySelector('textarea') as Element, { value: 'A long letter' });
    unit.querySelectorAll('details')[1]?.setAttribute('open', '');
    field.focus();

    const again = preserveUnitState();
    unit.innerHTML = UNIT;
    again();
    expect([...unit.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
    expect(unit.querySelector('input')).toHaveProperty('value', 'snow');
    expect(unit.querySelector('textarea')).toHaveProperty('value', 'A long letter');
    expect(document.activeElement).toBe(unit.querySelector('input'));
  });

  it('finds the unit again if the whole page was replaced', () => {
    const field = page().querySelector('input') as HTMLInputElement;
    field.value = 'snow';
    field.focus();
    const again = preserveUnitState();
    const unit = page();
    again();
    expect(unit.querySelector('input')).toHaveProperty('value', 'snow');
    expect(document.activeElement).toBe(unit.querySelector('input'));
  });

  it('does not change a unit that was not replaced, or the focus', () => {
    const unit = page();
    const again = preserveUnitState();
    unit.querySelectorAll('details')[0]?.setAttribute('open', '');
    again();
    expect(unit.querySelectorAll('details')[0]).toHaveProperty('open', true);
    expect(document.activeElement).toBe(document.body);
  });
});

const field = () => document.querySelector('input');
/** As React reports a re-rendering. */
const recover = (handlers: ReturnType<typeof rootErrors>) =>
  handlers.onRecoverableError?.(new Error('rendered again'), {});

function showPage(): void {
  document.documentElement.lang = 'en-US';
  globalThis.reportError = jest.fn();
  document.body.innerHTML =
    '<div id="root"><main id="main"><div data-unit="static/page/opinion"><p><input></p></div></main></div>';
}

test('restores typed text once when the whole page is rendered again', () => {
  showPage();
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

test('when one unit is rendered again, text typed since the page woke stays', () => {
  showPage();
  const handlers = rootErrors();
  const unit = document.querySelector('[data-unit]');
  if (unit) unit.innerHTML = '<p><input value="Benches, yes."></p>';
  recover(handlers);
  expect(field()?.value).toBe('Benches, yes.');
});
