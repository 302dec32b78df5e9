import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import { evaluateRelease } from '../../shell/server/composer/isolation/evaluate-release.ts';
import { frameFacts } from '../../shell/server/composer/view/frame-facts.ts';
import type { MountedView, UnitComponent } from '../../shell/src/composition/mounted-view.ts';
import type { ViewResponse } from '../../shell/src/composition/page-state.ts';
import type { RenderedPage, RenderRequest } from '../../shell/src/rendering/render-request.ts';

type Shell = { renderPage: (request: RenderRequest, mounted: MountedView) => Promise<RenderedPage> };
type Remote = { pages: Readonly<Record<string, { Page: UnitComponent }>> };

const pack = promisify(gzip);

/**
 * Plain server rendering: each request renders the same page with the same components and data. It does not select an
 * edition, load data, check phases or cache.
 *
 * `render-server.ts <origin of the site> <port> <path> <remote> <page>`
 */
const [origin = '', port = '', address = '', remote = '', page = ''] = process.argv.slice(2);
const { renderPage } = evaluated('shell') as Shell;
const Component = (evaluated(remote) as Remote).pages[page]?.Page;
if (!Component) throw new Error(`The remote ${remote} has no page "${page}".`);
const source = await viewOf(address);
const mounted: MountedView = {
  view: source.view,
  units: new Map([[`${remote}/page/${page}`, { state: 'live', Component }]]),
  releases: source.releases,
};

createServer((request, response) => {
  void respond(request.headers['accept-encoding']?.includes('gzip') === true, response);
}).listen(Number(port), '127.0.0.1');

async function respond(packed: boolean, response: ServerResponse): Promise<void> {
  try {
    const { status, html } = await renderPage(requestFor(), mounted);
    const body = packed ? await pack(html) : Buffer.from(html);
    const coding = packed ? { 'content-encoding': 'gzip' } : {};
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length, ...coding };
    response.writeHead(status, headers).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

function requestFor(): RenderRequest {
  return {
    url: new URL(address, origin),
    origin,
    edition: source.edition,
    facts: frameFacts(new Date()),
    pattern: address,
    preloads: [],
    shell: { script: { href: '/bootstrap.js', integrity: '' }, styles: [], awake: [] },
    signal: new AbortController().signal,
  };
}

function evaluated(name: string): unknown {
  const file = path.join(releaseFolder(workspaceOf(name)), 'server.cjs');
  return evaluateRelease(readFileSync(file, 'utf8'), file);
}

/** The view of a page, with its data, from the site. */
async function viewOf(at: string): Promise<ViewResponse> {
  const { headers } = await fetch(origin + at);
  const response = await fetch(`${origin}/_data/${headers.get('x-edition') ?? ''}${at}`);
  if (!response.ok) throw new Error(`The site responded with ${response.status} for the data of ${at}.`);
  return (await response.json()) as ViewResponse;
}
