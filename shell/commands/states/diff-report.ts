import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';
import { groupBy } from '../../server/states/group-by.ts';
import { largest, VIEWS, type ChangedState, type PictureDiff } from './picture-diff.ts';
import { staffDocument } from '../../server/states/staff-document.ts';
import type { State } from '../../server/states/states.ts';

/** One file, pictures included: what looks different, largest difference first; the rest as counts. */
export function diffReport(diff: PictureDiff, from: string, to: string): string {
  const { changed, added, removed, failed } = diff;
  return staffDocument(
    `What looks different from ${from} to ${to}`,
    `<header><h1>What looks different</h1>
<p>From ${escapeHtml(from)} to ${escapeHtml(to)}. ${escapeHtml(summaryOf(diff))}</p>
${changed.length > 0 ? contents(changed) : ''}</header>
<main>${changed.map(changedSection).join('')}
${listSection('Only in the newer release', added)}
${listSection('Only in the older release', removed)}
${listSection(
  'No picture',
  failed.map(({ state }) => state),
  failed.map(({ why }) => why),
)}
${sameSection(diff.same)}</main>`,
  );
}

/** `3 of 25 states look different, in 12 of 150 pictures; 22 are the same.` */
export function summaryOf({ changed, same, added, removed, failed, pictures }: PictureDiff): string {
  const compared = changed.length + same.length;
  const views = changed.reduce((sum, state) => sum + state.views.length, 0);
  const rest = [
    added.length > 0 && `${added.length} are new`,
    removed.length > 0 && `${removed.length} are gone`,
    failed.length > 0 && `${failed.length} could not be photographed`,
  ].filter((part) => part !== false);
  return `${changed.length} of ${compared} states look different, in ${views} of ${pictures} pictures; ${[`${same.length} are the same`, ...rest].join(', ')}.`;
}

function nameOf({ remote, unit, situation }: State): string {
  return `${remote}, ${unit}: ${situation}`;
}

function percent(share: number): string {
  return share < 0.001 ? 'under 0.1%' : `${(100 * share).toFixed(1)}%`;
}

function contents(changed: readonly ChangedState[]): string {
  const rows = changed.map(
    (one, i) =>
      `<tr><td><a href="#state-${i}">${escapeHtml(nameOf(one.state))}</a></td><td class="number">${percent(largest(one))}</td><td class="number">${one.views.length} of ${VIEWS}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">State</th><th scope="col">Pixels that differ</th><th scope="col">Views</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function changedSection({ state, views }: ChangedState, i: number): string {
  const [first, ...others] = views.map(viewOf);
  const more =
    others.length > 0
      ? `<details><summary>${others.length} more ${others.length === 1 ? 'view' : 'views'}</summary>${others.join('')}</details>`
      : '';
  return `<section id="state-${i}"><h2>${escapeHtml(nameOf(state))}</h2>${first}${more}</section>`;
}

/** Before, after, and both overlaid: identical pixels are black. */
function viewOf({ theme, width, share, before, after }: ChangedState['views'][number]): string {
  const picture = (source: string, alt: string) =>
    `<img src="${source}" alt="${alt}" style="width:${width}px">`;
  return `<figure><figcaption>${theme}, ${width} pixels wide: ${percent(share)} differs</figcaption><div class="views sides">${picture(before, 'before')}${picture(after, 'after')}<div class="over" style="width:${width}px">${picture(before, 'where they differ')}${picture(after, '')}</div></div></figure>`;
}

function listSection(title: string, states: readonly State[], why: readonly string[] = []): string {
  if (states.length === 0) return '';
  const items = states.map(
    (state, i) =>
      `<li>${escapeHtml(nameOf(state))}${why[i] === undefined ? '' : `: ${escapeHtml(why[i])}`}</li>`,
  );
  return `<section><h2>${title}</h2><ul>${items.join('')}</ul></section>`;
}

function sameSection(same: readonly State[]): string {
  if (same.length === 0) return '';
  const units = groupBy(same, ({ remote, unit }) => `${remote}, ${unit}`);
  const rows = [...units].map(
    ([unit, { length }]) => `<tr><td>${escapeHtml(unit)}</td><td class="number">${length}</td></tr>`,
  );
  return `<section><h2>The same</h2><table><thead><tr><th scope="col">Unit</th><th scope="col">States</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}
