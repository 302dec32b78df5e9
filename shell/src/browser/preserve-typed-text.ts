import { LIVE_EVENT } from '../sleeping/shell-bootstrap.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Text fields. Checkboxes and radio buttons keep their state through hydration. */
export const TEXT_FIELDS = 'input:not([type=checkbox],[type=radio],[type=hidden]),textarea';

/**
 * Text typed before hydration is unknown to the component, whose next rendering would remove it. So it is entered again
 * once the unit is live.
 */
export function preserveTypedText(): void {
  addEventListener(LIVE_EVENT, ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const field of target.querySelectorAll<TextField>(TEXT_FIELDS))
      if (field.value !== field.defaultValue) enterAgain(field);
  });
}

/**
 * React ignores an input event whose value equals the last one it saw, so the field is cleared first. Not during a React
 * render: React would remove the text again, and restore it with the caret at its end.
 */
function enterAgain(field: TextField): void {
  const { value, selectionStart, selectionEnd } = field;
  queueMicrotask(() => {
    field.value = '';
    enterText(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  });
}

/** Uses the native setter and an input event, so that React notices the change. */
export function enterText(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
