import { enterText, TEXT_FIELDS, type TextField } from './preserve-typed-text.ts';

/** Focusable elements. */
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Captures open disclosures, typed text and the focus in the units of the page. The returned function restores them in
 * units whose elements have been replaced by equal ones in the same order, even if the whole unit was replaced.
 */
export function preserveUnitState(): () => void {
  const units = () => [...document.querySelectorAll<HTMLElement>('[data-unit]')];
  const before = units().map((unit) => ({
    key: unit.dataset['unit'],
    first: unit.firstElementChild,
    details: [...unit.querySelectorAll('details')].map(({ open }) => open),
    values: fieldsOf(unit).map(({ value }) => value),
    focused: [...unit.querySelectorAll(FOCUSABLE)].findIndex((one) => one === document.activeElement),
  }));
  return () => {
    for (const { key, first, details, values, focused } of before) {
      const unit = units().find(({ dataset }) => dataset['unit'] === key);
      if (!unit || unit.firstElementChild === first) continue;
      for (const [i, element] of [...unit.querySelectorAll('details')].entries())
        if (details[i] !== undefined) element.open = details[i];
      for (const [i, field] of fieldsOf(unit).entries())
        if (values[i] !== undefined && field.value !== values[i]) enterText(field, values[i]);
      const element = unit.querySelectorAll<HTMLElement>(FOCUSABLE)[focused];
      // The reader may have moved the focus.
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    }
  };
}

function fieldsOf(unit: Element): TextField[] {
  return [...unit.querySelectorAll<TextField>(TEXT_FIELDS)];
}
