import { assertFitsPage } from '@meadowlark/shared/contract/page-size.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { UnitComponent } from '../composition/mounted-view.ts';
import { SERVICES } from '../composition/services.ts';
import { GIVEN_UP } from './complete-html.ts';

/**
 * Renders a unit alone with its data. Returns the error if it throws or is too large for a page; else null. `whole`: it
 * is also an error if a Suspense boundary of the unit waits or caught an error.
 */
export function renderAlone(
  Component: UnitComponent,
  data: unknown,
  url: URL,
  whole = false,
): { error: unknown } | null {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={url.pathname + url.search}>
          <Component data={data} services={SERVICES} />
        </StaticRouter>,
      ),
    );
    assertFitsPage(html, 'Its HTML');
    if (whole && html.includes(GIVEN_UP)) throw new Error('A part of it threw, or waits without end.');
    return null;
  } catch (error) {
    return { error };
  } finally {
    sheet.seal();
  }
}
