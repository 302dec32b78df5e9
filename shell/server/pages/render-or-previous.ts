import type { RenderedPage } from '../../src/rendering/render-request.ts';
import type { UnitRef } from '../../src/composition/unit.ts';
import type { ComposerOptions } from './composing.ts';
import { noteThrown } from './note-thrown.ts';
import { settleBlame, type Finished, type Recompose } from './or-previous.ts';
import { wholeView } from './whole-view.ts';

export interface Rendered {
  page: RenderedPage;
  made: Finished;
}

/**
 * Renders a view. Where a unit throws, or the shell itself, the view is composed and rendered once more with the release
 * before, and the better of the two is the page. Rejects when the shell throws and there is none before it that does not.
 */
export async function renderOrPrevious(
  finished: Finished,
  recompose: Recompose,
  asides: ComposerOptions['asides'],
): Promise<Rendered> {
  const { composing } = finished.composed;
  const since = composing.failures.length;
  const first = await render(finished).catch((error: unknown) => {
    if (composing.request.signal.aborted) throw error;
    composing.failed(SHELL, error, false);
    return null;
  });
  const threw = first ? thrownRemotes(first) : ['shell'];
  const fallible = threw.filter((name) => !composing.choice.pinned.includes(name));
  if (first && fallible.length === 0) {
    const failed = new Set(composing.failures.map(({ unit }) => unit.remote));
    for (const [name, { release }] of composing.used) if (!failed.has(name)) asides.worked(release);
    return { page: first, made: finished };
  }
  try {
    const composed = await recompose([...composing.choice.without, ...fallible]);
    const made = await wholeView({ composed, mounted: await composed.arriving.mounted }, recompose, asides);
    const page = await render(made);
    settleBlame(composing, composing.failures.slice(since), composed, asides);
    if (!first || page.threw.length < first.threw.length) return { page, made };
  } catch (error) {
    composing.log.error({ err: error }, 'the previous releases could not be rendered either');
    if (!first) throw error;
  }
  return { page: first, made: finished };
}

const SHELL: UnitRef = { remote: 'shell', kind: 'page', name: 'frame' };

async function render({ composed, mounted }: Finished): Promise<RenderedPage> {
  const { composing, shell, units, renderRequest } = composed;
  const started = performance.now();
  const page = await shell.renderPage(renderRequest, mounted);
  composing.telemetry.pageRendered(units.map(composing.seen), (performance.now() - started) / 1000);
  for (const thrown of page.threw) noteThrown(composed, thrown);
  return page;
}

function thrownRemotes({ threw }: RenderedPage): string[] {
  return [...new Set(threw.map(({ unit }) => unit.split('/')[0] ?? ''))];
}
