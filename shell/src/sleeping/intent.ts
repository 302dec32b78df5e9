/** Controls that need a script. Links, forms and disclosures work without. */
const SCRIPTED = '[data-unit] :is(button,input,select,textarea,[data-wake]),[data-unit][data-wake]';

/**
 * Calls back when the reader points at, presses, focuses or types into a control that needs a script. A touch counts only
 * when it ends, since it may start a scroll; `onTouchStart` is called when it starts. `early`: clicks from before this
 * script ran.
 */
export function onIntent(
  callback: (control: HTMLElement) => void,
  onTouchStart: () => void,
  early: readonly Event[],
): void {
  const handle = ({ target, pointerType, type }: Partial<PointerEvent>): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null;
    if (!control) return;
    if (pointerType === 'touch' && /over|down/.test(type ?? '')) onTouchStart();
    else callback(control);
  };
  const options = { capture: true, passive: true };
  for (const kind of ['pointerover', 'pointerdown', 'pointerup', 'focusin', 'keydown', 'input', 'click'])
    addEventListener(kind, handle, options);
  // Browsers restore the focus when a page is reloaded.
  const { activeElement } = document;
  if (activeElement) handle({ target: activeElement });
  early.forEach(handle);
}
