import { isPlainClick } from './plain-click.ts';
import { LIVE_EVENT } from './shell-bootstrap.ts';

/** Controls that do not work until their script runs. */
const SCRIPTED = 'button[type=button],form:not([action]) :is(button,input),[data-wake]';

/** A click to replay. The unit's name and `path` find the control if its element, or that of the unit, is replaced. */
interface EarlyClick {
  control: HTMLElement;
  unit: HTMLElement;
  path: readonly number[];
}

/**
 * Records clicks on controls whose script has not run yet, and replays each once when the unit is live. Ignores plain
 * links and forms, and clicks that open a link elsewhere.
 */
export class ClickReplay {
  readonly #live = new WeakSet<Element>();
  readonly #recorded: EarlyClick[] = [];
  #gaveUp = false;

  /** `early`: clicks from before this script ran. */
  constructor(early: readonly Event[]) {
    addEventListener('click', (event) => this.#onClick(event), { capture: true });
    addEventListener(LIVE_EVENT, ({ target }) => this.#replay(target as HTMLElement));
    for (const { target } of early) this.#record(target);
  }

  /** No script will load: clicks all recorded controls, so that links are followed, and stops recording. */
  giveUp(): void {
    this.#gaveUp = true;
    for (const click of this.#recorded.splice(0)) {
      // Too long after a click, browsers do not open a tab.
      if (!navigator.userActivation?.isActive) click.control.removeAttribute('target');
      clickAgain(click, click.unit);
    }
  }

  #onClick(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof Element && target.closest('a');
    if ((link && !isPlainClick(event)) || !this.#record(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #record(target: EventTarget | null): boolean {
    const control = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null;
    const unit = control?.closest<HTMLElement>('[data-unit]');
    if (!control || !unit || this.#gaveUp || this.#live.has(unit)) return false;
    if (!this.#recorded.some((click) => click.control === control)) {
      control.setAttribute('aria-busy', 'true');
      this.#recorded.push({ control, unit, path: pathOf(control, unit) });
    }
    return true;
  }

  #replay(unit: HTMLElement): void {
    this.#live.add(unit);
    for (const click of this.#recorded.splice(0)) {
      // Some units replace a control right after hydration.
      if (click.unit.dataset['unit'] === unit.dataset['unit']) setTimeout(clickAgain, 0, click, unit);
      // The reader has not left its page.
      else if (click.unit.isConnected) this.#recorded.push(click);
    }
  }
}

function clickAgain({ control, path }: EarlyClick, unit: Element): void {
  const current = control.isConnected
    ? control
    : path.reduce<Element | undefined>((at, i) => at?.children[i], unit);
  if (!(current instanceof HTMLElement)) return;
  // Also in HTML that the browser kept while it was busy.
  current.removeAttribute('aria-busy');
  current.click();
}

function pathOf(element: Element, root: Element): number[] {
  const path: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}
