/** What only a script makes of full use. Links, forms and what opens by itself are no reason to wake. */
const ENHANCED = '[data-unit] :is(button, input, select, textarea, [data-wake]), [data-unit][data-wake]';

/** The control near which something happened that a script serves; null for all that is plain HTML. */
export function enhancedControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ENHANCED) : null;
}

/**
 * Hears when the reader turns to something that a script serves: points at it, touches it, moves the focus there, types.
 * A finger that lands on it and scrolls on is no intent, so a touch counts when it is lifted. `early`: clicks from before
 * this script ran.
 */
export function onIntent(turn: (control: HTMLElement) => void, early: readonly Event[]): void {
  const hear = ({ target }: Event): void => {
    const control = enhancedControl(target);
    if (control) turn(control);
  };
  const unlessTouch = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') hear(event);
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerover', unlessTouch, options);
  addEventListener('pointerdown', unlessTouch, options);
  for (const kind of ['pointerup', 'focusin', 'keydown', 'input', 'click'])
    addEventListener(kind, hear, options);
  // The focus may be there already: the browser puts it where it was when a page is loaded again.
  const { activeElement } = document;
  if (activeElement) hear({ target: activeElement } as unknown as Event);
  early.forEach(hear);
}
