/** Controls that need a script. Links, forms and disclosures work without. */
const SCRIPTED = '[data-unit] :is(button, input, select, textarea, [data-wake]), [data-unit][data-wake]';

/**
 * Calls back when the reader points at, presses, focuses or types into a control that needs a script. A touch counts only
 * when it ends, since it may start a scroll. `early`: clicks from before this script ran.
 */
export function onIntent(callback: (control: HTMLElement) => void, early: readonly Event[]): void {
  const handle = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null;
    if (control) callback(control);
  };
  const unlessTouch = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') handle(event);
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerover', unlessTouch, options);
  addEventListener('pointerdown', unlessTouch, options);
  for (const kind of ['pointerup', 'focusin', 'keydown', 'input', 'click'])
    addEventListener(kind, handle, options);
  // Browsers restore the focus when a page is reloaded.
  const { activeElement } = document;
  if (activeElement) handle({ target: activeElement } as unknown as Event);
  early.forEach(handle);
}
