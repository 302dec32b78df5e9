import { createRequire } from 'node:module';
import type * as React from 'react';
import type * as ReactDomServer from 'react-dom/server';
import type * as Router from 'react-router-dom';
import type * as StyledComponents from 'styled-components';
import type { Policy } from '@meadowlark/shared/contract/policy.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { STUB_SERVICES } from '@meadowlark/shared/standalone/stub-services.ts';
import type { MountedView, UnitComponent } from '../../src/composition/mounted-view.ts';
import type { View } from '../../src/composition/view.ts';
import type { ViewResponse } from '../../src/composition/page-state.ts';
import { describeShell } from '../../server/composer/describe-shell.ts';
import { shellFiles } from '../../server/composer/browser-side.ts';
import { frameFacts } from '../../server/composer/view/frame-facts.ts';
import { pagePolicy } from '../../server/http/page-policy.ts';
import type { EditionCode } from './edition-code.ts';
import type { MadePage } from './sandbox-messages.ts';

// Required, not imported: releases use the CommonJS copies, and React contexts are not shared with the ES modules.
const require = createRequire(import.meta.url);
const { createElement } = require('react') as typeof React;
const { renderToStaticMarkup } = require('react-dom/server') as typeof ReactDomServer;
const { StaticRouter } = require('react-router-dom') as typeof Router;
const { ServerStyleSheet } = require('styled-components') as typeof StyledComponents;

/** Placeholder for the ID of the edition, which does not exist yet. */
const PLACEHOLDER_EDITION = '20000101T000000Z-00000000';

interface PlacedView {
  url: URL;
  policy: Pick<Policy, 'hydrate' | 'deadlineMs'>;
  mounted: MountedView;
  /** The unit under test; null for a page of the shell. */
  unit: { Component: UnitComponent; data: unknown; status: number } | null;
}

/** Renders a page as the site does, from a complete view. */
export async function renderPlaced(
  code: EditionCode,
  { url, policy, mounted, unit }: PlacedView,
): Promise<MadePage> {
  const { shell } = code;
  const { module } = shell;
  const { view, releases } = mounted;
  const page = await module.renderPage(
    {
      url,
      origin: FIXTURE_SETTINGS.origin,
      edition: PLACEHOLDER_EDITION,
      facts: frameFacts(new Date()),
      preloads: [],
      pattern: null,
      shell: shellFiles(shell),
      signal: new AbortController().signal,
    },
    mounted,
  );
  const threw = unit && page.threw.length > 0 ? htmlAlone(code, unit.Component, unit.data, url).threw : null;
  return {
    loadStatus: unit?.status ?? view.status,
    pageStatus: page.status,
    title: view.head.title,
    html: page.html,
    threw: page.threw.length > 0 ? (threw ?? 'It threw, but not when it was rendered alone.') : null,
    placement: {
      path: url.pathname + url.search,
      hydrate: policy.hydrate,
      deadlineMs: policy.deadlineMs,
      policy: pagePolicy(describeShell(module), { adFrameUrl: undefined, developmentOrigins: [] }),
      // The browser gets it as JSON.
      data: JSON.parse(JSON.stringify({ edition: PLACEHOLDER_EDITION, releases, view })) as ViewResponse,
    },
  };
}

/** Renders a unit that no route shows yet, without a page around it. */
export function renderAlone(
  code: EditionCode,
  Component: UnitComponent,
  view: Extract<View, { kind: 'page' }>,
  url: URL,
): MadePage {
  const { html, threw } = htmlAlone(code, Component, view.data, url);
  const { status: loadStatus, head } = view;
  return { loadStatus, pageStatus: loadStatus, title: head.title, html, threw, placement: null };
}

/** HTML of a unit without a page, and its error message if it throws. */
function htmlAlone(
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
