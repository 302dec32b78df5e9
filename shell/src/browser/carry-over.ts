/** What a reader can focus in plain HTML. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Remembers what the reader has opened, typed and focused in the units of the page. The function it returns does the
 * same again, after their elements have been replaced by others of the same kind in the same order.
 */
export function carryOver(): () => void {
  const units = () => [...document.querySelectorAll('[data-unit]')];
  const before = units().map((unit) => ({
    unit,
    first: unit.firstElementChild,
    details: [...unit.querySelectorAll('details')].map(({ open }) => open),
    values: fieldsOf(unit).map(({ value }) => value),
    focused: [...unit.querySelectorAll(FOCUSABLE)].findIndex((one) => one === document.activeElement),
  }));
  return () => {
    for (const { unit, first, details, values, focused } of before) {
      if (!unit.isConnected || unit.firstElementChild === first) continue;
      for (const [i, element] of [...unit.querySelectorAll('details')].entries())
        if (details[i] !== undefined) element.open = details[i];
      for (const [i, field] of fieldsOf(unit).entries())
        if (values[i] !== undefined && field.value !== values[i]) type(field, values[i]);
      const element = unit.querySelectorAll<HTMLElement>(FOCUSABLE)[focused];
      element?.focus({ preventScroll: true });
    }
  };
}

function fieldsOf(unit: Element): HTMLInputElement[] {
  return [
    ...unit.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio], [type=hidden])'),
  ];
}

/** As if the reader had typed it: React hears it too. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
