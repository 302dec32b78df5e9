import { keepOpenLists } from './open-lists.ts';

it('keeps lists in the history entry, and leaves it alone when an answer opens', () => {
  document.body.innerHTML = '<details data-see-all=""></details><details id="answer"></details>';
  keepOpenLists();
  const replace = jest.spyOn(history, 'replaceState');
  const [list, answer] = document.querySelectorAll('details');
  answer?.dispatchEvent(new Event('toggle'));
  expect(replace).not.toHaveBeenCalled();
  if (list) list.open = true;
  list?.dispatchEvent(new Event('toggle'));
  expect(history.state).toEqual({ open: [true] });
});
