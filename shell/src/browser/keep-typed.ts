import { LIVE_EVENT } from '../sleeping/handover.ts';

/** What takes text; boxes to tick keep their state by themselves. */
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';

/**
 * What the reader typed into a field before its unit was hydrated is unknown to the component, which would take it away
 * with its next rendering. So it is typed once more as soon as the unit lives.
 */
export function keepTyped(): void {
  addEventListener(LIVE_EVENT, ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const field of target.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS))
      if (field.value !== field.defaultValue) typeAgain(field);
  });
}

/** React compares with what it saw last, so it must see the field empty before it hears of the text. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
