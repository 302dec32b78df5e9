import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import type { LocalRemote } from './local-remote.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.ts';
import { rewritePage, rewriteViewData } from './rewrite.ts';

/** Deadline for the start of a response, and between two of its chunks. */
const DEADLINE_MS = 30_000;

interface Forwarding {
  /** The origin that gets the request. */
  to: URL;
  /** The origin of the proxy. */
  origin: string;
  /** Its pages and data are rewritten. */
  remote?: LocalRemote;
}

/**
 * Forwards a request from the proxy, and sends its response to the browser. On failure, the browser gets a 502 with the
 * reason.
 */
export function forwardRequest(
  request: IncomingMessage,
  toBrowser: ServerResponse,
  forwarding: Forwarding,
): void {
  const { to, origin } = forwarding;
  const fail = (error: Error) => {
    if (toBrowser.headersSent) return void toBrowser.destroy();
    toBrowser.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    toBrowser.end(`${to.origin}${request.url}: ${error.message}`);
  };
  const forwarded = (to.protocol === 'https:' ? https : http).request({
    hostname: to.hostname,
    port: to.port,
    // Not resolved as a URL: `//host/` is a path here.
    path: request.url,
    method: request.method,
    headers: requestHeaders(request.headers, to, origin),
    timeout: DEADLINE_MS,
  });
  forwarded.on('response', (response) => {
    response.on('error', fail);
    sendResponse(response, request, toBrowser, forwarding).catch(fail);
  });
  forwarded.on('timeout', () => forwarded.destroy(new Error('no response in time')));
  forwarded.on('error', fail);
  toBrowser.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

async function sendResponse(
  response: IncomingMessage,
  request: IncomingMessage,
  toBrowser: ServerResponse,
  { to, origin, remote }: Forwarding,
): Promise<void> {
  const status = response.statusCode ?? 502;
  const headers = responseHeaders(response.headers, to, origin);
  const rewrite = rewriterFor(request, response);
  if (!remote || !rewrite) {
    toBrowser.writeHead(status, headers);
    response.pipe(toBrowser);
    return;
  }
  const [original, local] = await Promise.all([text(response), remote.release()]);
  const body = rewrite(original, remote.name, local);
  toBrowser.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  toBrowser.end(body);
}

function rewriterFor(request: IncomingMessage, response: IncomingMessage): typeof rewritePage | null {
  const type = response.headers['content-type'] ?? '';
  if (request.method !== 'GET') return null;
  if (type.startsWith('text/html')) return rewritePage;
  return type.startsWith('application/json') && request.url?.startsWith('/_data/') ? rewriteViewData : null;
}
