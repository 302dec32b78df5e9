import { createRequire } from 'node:module';
import type * as React from 'react';
import type * as ReactDomServer from 'react-dom/server';
import type * as Router from 'react-router-dom';
import type * as StyledComponents from 'styled-components';
import { STILL_SERVICES } from '@meadowlark/shared/testing/still-services.ts';
import type { UnitComponent } from '../../../src/composition/mounted-view.ts';
import type { View } from '../../../src/composition/view.ts';
import type { Rendered } from './stage-messages.ts';

// The copies that the evaluated releases use. Imported, these would be the ES module twins, with contexts of their own.
const require = createRequire(import.meta.url);
const { createElement } = require('react') as typeof React;
const { renderToStaticMarkup } = require('react-dom/server') as typeof ReactDomServer;
const { StaticRouter } = require('react-router-dom') as typeof Router;
const { ServerStyleSheet } = require('styled-components') as typeof StyledComponents;

/** A unit that no route shows yet, with nothing around it. */
export async function renderAlone(
  Component: UnitComponent,
  view: Extract<View, { kind: 'page' }>,
  url: URL,
): Promise<Omit<Rendered, 'seconds'>> {
  const { html, threw } = htmlAlone(Component, view.data, url);
  const { status: loadStatus, head } = view;
  return { loadStatus, pageStatus: loadStatus, title: head.title, html, threw, placed: null };
}

/** HTML of a unit alone, and why there is none where it throws. */
export function htmlAlone(
  Component: UnitComponent,
  data: unknown,
  url: URL,
): { html: string; threw: string | null } {
  const sheet = new ServerStyleSheet();
  try {
    const location = url.pathname + url.search;
    const unit = createElement(Component, { data, services: STILL_SERVICES });
    const html = renderToStaticMarkup(sheet.collectStyles(createElement(StaticRouter, { location }, unit)));
    return { html, threw: null };
  } catch (error) {
    return { html: '', threw: error instanceof Error ? error.message : String(error) };
  } finally {
    sheet.seal();
  }
}
