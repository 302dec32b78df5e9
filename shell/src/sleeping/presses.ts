import { isPlainPress } from '../navigation/plain-press.ts';
import { LIVE_EVENT } from './handover.ts';

/** Controls that do nothing, or something else than they say, until a script serves them. */
const SCRIPTED = 'button[type=button], form:not([action]) :is(button, input), [data-wake]';

/** A press that nobody could serve yet: where in its unit, since hydration may put another element in the same place. */
interface Press {
  control: HTMLElement;
  unit: Element;
  path: readonly number[];
}

/**
 * Keeps what is pressed before the script that serves it is there, and presses it again when it is: nothing is
 * swallowed, nothing done twice. Plain links and forms are none of its business, nor is a link that is to open beside the page.
 */
export class Presses {
  readonly #live = new WeakSet<Element>();
  #kept: Press[] = [];
  #gaveUp = false;

  /** Listens from now on. `early`: clicks from before this script ran. */
  constructor(early: readonly Event[]) {
    addEventListener('click', (event) => this.#hear(event), { capture: true });
    addEventListener(LIVE_EVENT, ({ target }) => {
      if (target instanceof Element) this.#serve(target);
    });
    for (const { target } of early) this.#keep(target);
  }

  /** No script will come: what is plain HTML after all does what it does, the rest is released. */
  giveUp(): void {
    this.#gaveUp = true;
    for (const press of this.#kept.splice(0)) again(press);
  }

  #hear(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof Element && target.closest('a');
    if ((link && !isPlainPress(event)) || !this.#keep(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #keep(target: EventTarget | null): boolean {
    const control = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null;
    const unit = control?.closest('[data-unit]');
    if (!control || !unit || this.#gaveUp || this.#live.has(unit)) return false;
    if (!this.#kept.some((press) => press.control === control)) {
      control.setAttribute('aria-busy', 'true');
      this.#kept.push({ control, unit, path: pathOf(control, unit) });
    }
    return true;
  }

  #serve(unit: Element): void {
    this.#live.add(unit);
    const due = this.#kept.filter((press) => press.unit === unit);
    this.#kept = this.#kept.filter((press) => press.unit !== unit);
    // A control that is another one once scripts run is exchanged right after hydration.
    if (due.length > 0) setTimeout(() => due.forEach(again));
  }
}

function again({ control, unit, path }: Press): void {
  control.removeAttribute('aria-busy');
  const there = control.isConnected
    ? control
    : path.reduce<Element | undefined>((at, i) => at?.children[i], unit);
  if (there instanceof HTMLElement) there.click();
}

function pathOf(element: Element, root: Element): number[] {
  const path: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}
