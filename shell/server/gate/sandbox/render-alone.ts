import { createRequire } from 'node:module';
import type * as React from 'react';
import type * as ReactDomServer from 'react-dom/server';
import type * as Router from 'react-router-dom';
import type * as StyledComponents from 'styled-components';
import { STUB_SERVICES } from '@meadowlark/shared/standalone/stub-services.ts';
import type { UnitComponent } from '../../../src/composition/mounted-view.ts';
import type { View } from '../../../src/composition/view.ts';
import type { EditionCode } from './edition-code.ts';
import type { MadePage } from './sandbox-messages.ts';

// Required, not imported: releases use the CommonJS copies, and React contexts are not shared with the ES modules.
const require = createRequire(import.meta.url);
const { createElement } = require('react') as typeof React;
const { renderToStaticMarkup } = require('react-dom/server') as typeof ReactDomServer;
const { StaticRouter } = require('react-router-dom') as typeof Router;
const { ServerStyleSheet } = require('styled-components') as typeof StyledComponents;

/** Renders a unit that no route shows yet, without a page around it. */
export async function renderAlone(
  code: EditionCode,
  Component: UnitComponent,
  view: Extract<View, { kind: 'page' }>,
  url: URL,
): Promise<MadePage> {
  const { html, threw } = htmlAlone(code, Component, view.data, url);
  const { status: loadStatus, head } = view;
  return { loadStatus, pageStatus: loadStatus, title: head.title, html, threw, placement: null };
}

/** HTML of a unit without a page, and what its error says if it throws. */
export function htmlAlone(
  code: EditionCode,
  Component: UnitComponent,
  data: unknown,
  url: URL,
): { html: string; threw: string | null } {
  const sheet = new ServerStyleSheet();
  try {
    const location = url.pathname + url.search;
    const unit = createElement(Component, { data, services: STUB_SERVICES });
    const html = renderToStaticMarkup(sheet.collectStyles(createElement(StaticRouter, { location }, unit)));
    return { html, threw: null };
  } catch (error) {
    return { html: '', threw: code.describeError(error) };
  } finally {
    sheet.seal();
  }
}
