import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { LocalRemote } from './local-remote.ts';
import { forwardRequest } from './forward-request.ts';
import { LIVE_SCRIPT } from './rewrite.ts';

/** Requests that are dropped: pages report errors of the local remote, which the site must not count. */
function isReport({ method, url = '/' }: IncomingMessage): boolean {
  // These contain reports: the page requests its data again, without what failed.
  return url.startsWith('/_report') || (method === 'POST' && url.startsWith('/_data/'));
}

const PAGE_SCRIPT = readFileSync(path.join(import.meta.dirname, 'page.js'));

interface LiveProxyOptions {
  site: URL;
  /** Origin of the proxy. */
  origin: string;
  remote: LocalRemote;
}

/**
 * A proxy that forwards everything to a running site and puts one local remote into its pages. The site sees ordinary
 * requests and does not have to support it. Call `changed` after each build to reload the pages.
 */
export function liveProxy({ site, origin, remote }: LiveProxyOptions): {
  server: Server;
  changed: () => void;
} {
  const listeners = new Set<ServerResponse>();
  const server = http.createServer((request, response) => {
    const address = request.url ?? '/';
    if (address === LIVE_SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(PAGE_SCRIPT);
    } else if (address === '/_live/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    } else if (isReport(request)) {
      request.resume();
      response.writeHead(204).end();
    } else if (address.startsWith(remote.path)) {
      forwardRequest(request, response, { to: new URL(remote.origin), origin });
    } else {
      forwardRequest(request, response, { to: site, origin, remote });
    }
  });
  return {
    server,
    changed: () => {
      for (const listener of listeners) listener.write('data: built\n\n');
    },
  };
}
