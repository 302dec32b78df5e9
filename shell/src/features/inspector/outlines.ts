import { element } from './element.ts';
import { hueOf } from './hue-of.ts';
import { unitElements } from './page-watch.ts';

/**
 * Outlines of the units, in a layer above the page that changes nothing and lets clicks through. Hidden from assistive
 * technology: the panel contains the same.
 */
export class Outlines {
  readonly layer = element('div', { class: 'outlines', 'aria-hidden': 'true' });
  readonly #remotes: readonly string[];

  constructor(remotes: readonly string[]) {
    this.#remotes = remotes;
    new ResizeObserver(() => this.draw()).observe(document.body);
  }

  draw(): void {
    const frames = [...unitElements()].map(([unit, shown]) => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const frame = element('div', { 'data-frame': unit }, element('span', {}, unit.replaceAll('/', ' · ')));
      frame.style.translate = `${left + scrollX}px ${top + scrollY}px`;
      frame.style.width = `${width}px`;
      frame.style.height = `${height}px`;
      frame.style.setProperty('--unit', hueOf(unit.split('/')[0] ?? '', this.#remotes));
      return frame;
    });
    this.layer.replaceChildren(...frames);
  }

  /** Scrolls to a unit and flashes its outline. */
  highlight(unit: string): void {
    unitElements().get(unit)?.scrollIntoView({ block: 'center' });
    const frame = this.layer.querySelector(`[data-frame="${CSS.escape(unit)}"]`);
    frame?.animate([{ background: 'color-mix(in srgb, var(--unit) 30%, transparent)' }, {}], 1200);
  }
}
