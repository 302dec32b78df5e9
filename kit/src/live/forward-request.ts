import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import type { LocalRemote } from './local-remote.ts';
import { answerHeaders, requestHeaders } from './forwarded-headers.ts';
import { rewriteAnswer, rewritePage } from './rewrite.ts';

/** Deadline for the start of a response, and between two of its chunks. */
const DEADLINE_MS = 30_000;

/**
 * Forwards a request from the proxy to the origin `to`, and returns its response. With `remote`, rewrites pages and data. On
 * failure, the browser gets a 502 with the reason.
 */
export function forwardRequest(
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
  const forwarded = (to.protocol === 'https:' ? https : http).request({
    hostname: to.hostname,
    port: to.port,
    // Not resolved as a URL: `//host/` is a path here.
    path: request.url,
    method: request.method,
    headers: requestHeaders(request.headers, to, origin),
    timeout: DEADLINE_MS,
  });
  forwarded.on('response', (answer) => {
    answer.on('error', fail);
    sendAnswer(answer, response, { request, to, origin, remote }).catch(fail);
  });
  forwarded.on('timeout', () => forwarded.destroy(new Error('no response in time')));
  forwarded.on('error', fail);
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

interface Forwarding {
  request: IncomingMessage;
  to: URL;
  origin: string;
  remote: LocalRemote | undefined;
}

async function sendAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  { request, to, origin, remote }: Forwarding,
): Promise<void> {
  const status = answer.statusCode ?? 502;
  const headers = answerHeaders(answer.headers, to, origin);
  const rewrite = rewriterFor(request, answer);
  if (!remote || !rewrite) {
    response.writeHead(status, headers);
    answer.pipe(response);
    return;
  }
  const [original, local] = await Promise.all([text(answer), remote.release()]);
  const body = rewrite(original, remote.name, local);
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}

function rewriterFor(request: IncomingMessage, answer: IncomingMessage): typeof rewritePage | null {
  const type = answer.headers['content-type'] ?? '';
  if (request.method !== 'GET') return null;
  if (type.startsWith('text/html')) return rewritePage;
  return type.startsWith('application/json') && request.url?.startsWith('/_data/') ? rewriteAnswer : null;
}
