import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Unit } from '../composition/mounted-view.ts';
import { SERVICES } from '../services/services.ts';

/** Whether a unit throws when it is rendered alone with its data. */
export function throwsAlone(unit: Unit | undefined, data: unknown, url: URL): boolean {
  if (unit?.state !== 'live') return false;
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={url.pathname + url.search}>
          <unit.Component data={data} services={SERVICES} />
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
