import { keepOpenLists } from './open-lists.ts';

afterEach(() => jest.restoreAllMocks());

it('keeps open lists in the history entry, but not other disclosures', () => {
  document.body.innerHTML = '<details data-see-all=""></details><details id="other"></details>';
  keepOpenLists();
  const replace = jest.spyOn(history, 'replaceState');
  const [list, answer] = document.querySelectorAll('details');
  answer?.dispatchEvent(new Event('toggle'));
  expect(replace).not.toHaveBeenCalled();
  if (list) list.open = true;
  list?.dispatchEvent(new Event('toggle'));
  expect(history.state).toEqual({ open: [true] });
});

it('leaves the history entry of a page without such lists alone: another state would give it another id', () => {
  document.body.innerHTML = '<details id="other"></details>';
  const replace = jest.spyOn(history, 'replaceState');
  keepOpenLists();
  dispatchEvent(new Event('hashchange'));
  expect(replace).not.toHaveBeenCalled();
});
