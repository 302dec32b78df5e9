import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import type { LocalRemote } from './local-remote.ts';
import { answerHeaders, requestHeaders } from './pass-headers.ts';
import { rewriteAnswer, rewritePage } from './rewrite.ts';

/** The other side has this long to begin an answer, and between two pieces of it. */
const DEADLINE_MS = 30_000;

/**
 * Passes a request of the proxy's origin on to another, and the answer back; with `remote`, pages and data come back
 * rewritten. Where there is no answer, the browser gets a 502 that says why.
 */
export function passOn(
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
  const onward = (to.protocol === 'https:' ? https : http).request({
    hostname: to.hostname,
    port: to.port,
    // Put together, not resolved: `//host/` is a path here.
    path: request.url,
    method: request.method,
    headers: requestHeaders(request.headers, to, origin),
    timeout: DEADLINE_MS,
  });
  onward.on('response', (answer) => {
    answer.on('error', fail);
    answerWith(answer, response, { request, to, origin, remote }).catch(fail);
  });
  onward.on('timeout', () => onward.destroy(new Error('no answer in time')));
  onward.on('error', fail);
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

interface Passing {
  request: IncomingMessage;
  to: URL;
  origin: string;
  remote: LocalRemote | undefined;
}

async function answerWith(
  answer: IncomingMessage,
  response: ServerResponse,
  { request, to, origin, remote }: Passing,
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
