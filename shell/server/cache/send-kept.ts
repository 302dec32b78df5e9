import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from './encoded-bodies.ts';
import { AGE, type KeptDocument, type Sharing } from './kept-document.ts';
import { namesTag } from './names-tag.ts';

/**
 * Writes a kept document, or that the reader has it already. Returns whether the latter. The compressed body of a HEAD is
 * left out by Node itself.
 */
export function sendKept(
  document: KeptDocument,
  body: EncodedBody,
  sharing: Sharing,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { whole, unchanged } = document.headers(body, sharing);
  const age = String(Math.max(0, Math.floor((Date.now() - document.lifetime.madeAt) / 1000)));
  // Only what is good may be left with the reader unsent.
  const has = document.facts.status === 200 && namesTag(request.headers['if-none-match'], body.etag);
  const headers = has ? unchanged : whole;
  // Written at once, so the array is free again when this returns.
  headers[AGE] = age;
  response.writeHead(has ? 304 : document.facts.status, headers);
  response.end(has ? undefined : body.bytes);
  return has;
}
