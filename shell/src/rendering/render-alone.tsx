import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { UnitComponent } from '../composition/mounted-view.ts';
import { SERVICES } from '../services/services.ts';

/** Renders a unit alone with its data. The problem when it throws, else null. */
export function renderAlone(Component: UnitComponent, data: unknown, url: URL): { error: unknown } | null {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={url.pathname + url.search}>
          <Component data={data} services={SERVICES} />
        </StaticRouter>,
      ),
    );
    return null;
  } catch (error) {
    return { error };
  } finally {
    sheet.seal();
  }
}
