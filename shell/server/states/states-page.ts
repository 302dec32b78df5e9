import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';
import { groupBy } from './group-by.ts';
import { staffDocument } from './staff-document.ts';
import type { State, Theme, Width } from './states.ts';

interface StatesPage {
  /** Where the states come from: `The live edition, 20261121T…`. */
  subject: string;
  states: readonly State[];
  /** Remotes that cannot be shown alone. */
  missing: readonly string[];
  themes: readonly Theme[];
  widths: readonly Width[];
  /** HTML above the states, such as a form that selects them. */
  chooser?: string;
  /** HTML of one state: a frame, or a picture. */
  show: (state: State, theme: Theme, width: Width) => string;
}

/** All states of some releases in one document, by remote, unit and situation. Needs no script. */
export function statesPage(page: StatesPage): string {
  const { subject, states, missing, themes, widths, chooser = '' } = page;
  const shown = states.length * themes.length * widths.length;
  const summary = `${states.length} states in ${themes.join(' and ')}, ${widths.join(', ')} pixels wide: ${shown} views.`;
  const remotes = groupBy(states, ({ remote, version }) => `${remote}@${version}`);
  return staffDocument(
    'All states',
    `<header><h1>All states</h1><p>${escapeHtml(subject)}. ${escapeHtml(summary)}</p>${chooser}${index(remotes)}</header>
<main>${[...remotes].map(([release, own]) => remoteSection(page, release, own)).join('')}${missing
      .map((name) => `<section><h2>${escapeHtml(name)}</h2><p>It has no standalone page.</p></section>`)
      .join('')}</main>`,
  );
}

function index(remotes: ReadonlyMap<string, readonly State[]>): string {
  const links = [...remotes].map(
    ([release, { length }]) =>
      `<li><a href="#${escapeHtml(release)}">${escapeHtml(release)}</a> ${length}</li>`,
  );
  return `<nav aria-label="Remotes"><ul>${links.join('')}</ul></nav>`;
}

function remoteSection(page: StatesPage, release: string, states: readonly State[]): string {
  const units = groupBy(states, ({ unit }) => unit);
  const sections = [...units].map(
    ([unit, own]) =>
      `<section><h3>${escapeHtml(unit)}</h3>${own.map((state) => stateFigure(page, state)).join('')}</section>`,
  );
  return `<section id="${escapeHtml(release)}"><h2>${escapeHtml(release)}</h2>${sections.join('')}</section>`;
}

function stateFigure({ themes, widths, show }: StatesPage, state: State): string {
  const views = themes.flatMap((theme) => widths.map((width) => show(state, theme, width)));
  return `<figure><figcaption>${escapeHtml(state.situation)}</figcaption><div class="views">${views.join('')}</div></figure>`;
}
