import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { MountedView } from '../composition/mounted-view.ts';
import type { View } from '../composition/view.ts';
import { blockUnit, unitKey } from '../composition/unit.ts';
import { HOME, type HomeSlot } from '../routes.ts';

interface Checked {
  mounted: MountedView;
  threw: readonly string[];
}

/**
 * Renders each unit of a view alone and takes out those that throw: on the server React has no error boundaries, so
 * one bad unit would cost the whole page. Only done when something did throw, or when the page is already on its way.
 */
export function withoutThrowingUnits({ view, units }: MountedView, url: URL): Checked {
  const threw = [...units.keys()].filter((key) => throws(key, view, units, url));
  const good = new Map([...units].filter(([key]) => !threw.includes(key)));
  return { mounted: { view, units: good }, threw };
}

function throws(key: string, view: View, units: MountedView['units'], url: URL): boolean {
  const unit = units.get(key);
  if (unit?.state !== 'live') return false;
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={url.pathname + url.search}>
          <unit.Component data={dataOf(key, view)} />
        </StaticRouter>,
      ),
    );
    return false;
  } catch {
    return true;
  } finally {
    sheet.seal();
  }
}

function dataOf(key: string, view: View): unknown {
  if (view.kind === 'page') return view.data;
  if (view.kind !== 'home') return undefined;
  const slots = Object.keys(HOME.blocks) as HomeSlot[];
  const block = view.blocks[slots.find((slot) => unitKey(blockUnit(HOME.blocks[slot])) === key) ?? 'local'];
  return block.state === 'ready' ? block.data : undefined;
}
