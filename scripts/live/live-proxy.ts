import { readFileSync } from 'node:fs';
import http, { type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { LocalRemote } from './local-remote.ts';
import { passOn } from './pass-on.ts';
import { LIVE_SCRIPT } from './rewrite.ts';

/** What pages report here is about the remote on this machine, and is not for the site to count. */
const REPORTS = '/_report';
const PAGE_SCRIPT = readFileSync(path.join(import.meta.dirname, 'page.js'));

interface LiveProxyOptions {
  site: URL;
  /** Where the proxy is. */
  origin: string;
  remote: LocalRemote;
}

/**
 * A proxy on this machine that passes everything on to a running site and puts one local remote into its pages. The site
 * sees ordinary requests: it knows nothing of this, and trusts nobody for it.
 */
export function liveProxy(options: LiveProxyOptions): { server: Server; changed: () => void } {
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
    } else if (address.startsWith(REPORTS)) {
      request.resume();
      response.writeHead(204).end();
    } else if (address.startsWith(options.remote.path)) {
      passOn(request, response, new URL(options.remote.origin), options.origin);
    } else {
      passOn(request, response, options.site, options.origin, options.remote);
    }
  });
  return {
    server,
    changed: () => {
      for (const listener of listeners) listener.write('data: built\n\n');
    },
  };
}
