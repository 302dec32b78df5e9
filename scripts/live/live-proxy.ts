import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LocalRemote } from './local-remote.ts';
import { answerHeaders, requestHeaders } from './pass-headers.ts';
import { LIVE_SCRIPT, rewriteAnswer, rewritePage } from './rewrite.ts';

/** The site has this long to begin an answer. */
const SITE_DEADLINE_MS = 30_000;
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
      pass(request, response, new URL(options.remote.origin), options.origin);
    } else {
      pass(request, response, options.site, options.origin, options.remote);
    }
  });
  return {
    server,
    changed: () => {
      for (const listener of listeners) listener.write('data: built\n\n');
    },
  };
}

/** Passes a request on, and its answer back; with `remote`, pages and data come back rewritten. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  to: URL,
  origin: string,
  remote?: LocalRemote,
): void {
  const fail = (error: Error) => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end(`${to.origin}${request.url}: ${error.message}`);
  };
  const onward = (to.protocol === 'https:' ? https : http).request(
    // The path is put together, not resolved: `//host/` is a path here.
    {
      protocol: to.protocol,
      hostname: to.hostname,
      port: to.port,
      path: request.url,
      method: request.method,
      headers: requestHeaders(request.headers, to, origin),
      timeout: SITE_DEADLINE_MS,
    },
    (answer) => {
      answer.on('error', fail);
      const headers = answerHeaders(answer.headers, to, origin);
      const rewrite = remote && rewriterFor(request, answer);
      if (!rewrite) {
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
        return;
      }
      rewritten(answer, rewrite, remote)
        .then((body) => {
          response.writeHead(answer.statusCode ?? 502, {
            ...headers,
            'content-length': Buffer.byteLength(body),
            'cache-control': 'no-store',
          });
          response.end(body);
        })
        .catch(fail);
    },
  );
  onward.on('timeout', () => onward.destroy(new Error('no answer in time')));
  onward.on('error', fail);
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function rewriterFor(request: IncomingMessage, answer: IncomingMessage): typeof rewritePage | null {
  const type = answer.headers['content-type'] ?? '';
  if (request.method !== 'GET') return null;
  if (type.startsWith('text/html')) return rewritePage;
  return type.startsWith('application/json') && request.url?.startsWith('/_data/') ? rewriteAnswer : null;
}

async function rewritten(
  answer: IncomingMessage,
  rewrite: typeof rewritePage,
  remote: LocalRemote,
): Promise<string> {
  const [body, local] = await Promise.all([text(answer), remote.release()]);
  return rewrite(body, remote.name, local);
}
