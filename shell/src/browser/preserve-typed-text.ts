import { LIVE_EVENT } from '../sleeping/shell-bootstrap.ts';

/** Text fields. Checkboxes and radio buttons keep their state through hydration. */
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';

/**
 * Text typed before hydration is unknown to the component, whose next rendering would remove it. So it is entered again
 * once the unit is live.
 */
export function preserveTypedText(): void {
  addEventListener(LIVE_EVENT, ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const field of target.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS))
      if (field.value !== field.defaultValue) enterAgain(field);
  });
}

/**
 * React ignores an input event whose value equals the last one it saw, so the field is cleared first. Not while React is at
 * work: it would take the text out once more, and put it back with the caret at its end.
 */
function enterAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  queueMicrotask(() => {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  });
}
