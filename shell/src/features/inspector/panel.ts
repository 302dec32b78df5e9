import { element } from './element.ts';
import { hueOf } from './hue-of.ts';
import type { InspectionFacts } from './inspection-facts.ts';
import type { UnitReport } from './unit-report.ts';

const STATES: Readonly<Record<UnitReport['state'], string>> = {
  live: 'Live',
  frozen: 'Frozen: the HTML of the server, no script',
  asleep: 'Asleep: the HTML of the server, script not started',
  unavailable: 'Unavailable: replaced by its fallback',
};
const SERVED: Readonly<Record<UnitReport['served'], string>> = {
  'in time': '',
  late: ', late on the server',
  previous: ', from the previous release',
  unavailable: ', unavailable on the server',
};

/** The list of the units of the page, in a disclosure. Closing it hides the outlines too. */
export class Panel {
  readonly #list = element('ul');
  readonly #count = element('span');
  readonly #leave = element('a', {}, 'Stop inspecting');
  readonly details: HTMLDetailsElement;
  readonly section: HTMLElement;
  readonly #facts: InspectionFacts;
  readonly #onPick: (unit: string) => void;
  #shown = '';

  constructor(facts: InspectionFacts, onPick: (unit: string) => void) {
    this.#facts = facts;
    this.#onPick = onPick;
    this.details = element(
      'details',
      {},
      element('summary', {}, element('b', {}, 'Inspector'), this.#count),
      this.#list,
      element('p', {}, element('span', {}, `Edition ${facts.edition}`), this.#leave),
    );
    this.section = element('section', { 'aria-label': 'Inspector', class: 'panel' }, this.details);
  }

  /** Replaces the list only if it has changed: otherwise it would lose the focus. */
  show(reports: readonly UnitReport[]): void {
    this.#leave.href = `/_qa/inspect/off?to=${encodeURIComponent(location.pathname + location.search)}`;
    const text = JSON.stringify(reports);
    if (text === this.#shown) return;
    this.#shown = text;
    const unavailable = reports.filter(({ state }) => state === 'unavailable').length;
    this.#count.textContent = `${reports.length} ${reports.length === 1 ? 'unit' : 'units'}${unavailable > 0 ? `, ${unavailable} unavailable` : ''}`;
    this.#list.replaceChildren(...reports.map((report) => this.#item(report)));
  }

  #item(report: UnitReport): HTMLLIElement {
    const { unit, remote, version, owner, state, served, error } = report;
    const [, kind = '', name = ''] = unit.split('/');
    const pick = element('button', { type: 'button' }, `${remote} · ${name}`);
    pick.addEventListener('click', () => this.#onPick(unit));
    const item = element(
      'li',
      { 'data-state': state, 'data-served': served },
      element('h3', {}, pick, element('small', {}, kind)),
      knownFacts([
        ['Release', version],
        ['Owner', owner],
        ['State', STATES[state] + SERVED[served]],
        ['Error', error],
        ['Scripts', size(report)],
        ['Server load', milliseconds(report.loadMs)],
        ['Alive after', milliseconds(report.aliveAtMs)],
      ]),
    );
    item.style.setProperty(
      '--unit',
      hueOf(
        remote,
        this.#facts.releases.map((release) => release.name),
      ),
    );
    return item;
  }
}

/** Leaves out empty values. */
function knownFacts(pairs: readonly (readonly [string, string])[]): HTMLDListElement {
  const known = pairs.filter(([, value]) => value !== '');
  return element(
    'dl',
    {},
    ...known.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
}

function size({ bytes, scriptsMs }: UnitReport): string {
  if (bytes === null) return '';
  const kilobytes = `${(bytes / 1000).toFixed(1)} KB`;
  return scriptsMs === null ? `${kilobytes}, not fetched` : `${kilobytes} in ${milliseconds(scriptsMs)}`;
}

function milliseconds(value: number | null): string {
  return value === null ? '' : `${Math.round(value)} ms`;
}
