import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from './encoded-bodies.ts';
import { AGE, type AnswerHeaders, type KeptDocument } from './kept-document.ts';
import { namesTag } from './names-tag.ts';

/** Seconds since a document was made. */
export function ageOf({ lifetime }: KeptDocument): string {
  return String(Math.max(0, Math.floor((Date.now() - lifetime.madeAt) / 1000)));
}

/** The same headers with another age. */
export function withAge({ whole, unchanged }: AnswerHeaders, age: string): AnswerHeaders {
  return { whole: whole.with(AGE, age), unchanged: unchanged.with(AGE, age) };
}

/** Writes a kept document, or that the reader has it already. Returns whether the latter. */
export function answerWith(
  { facts }: KeptDocument,
  body: EncodedBody,
  { whole, unchanged }: AnswerHeaders,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  // Only what is good may be left with the reader unsent.
  if (facts.status === 200 && namesTag(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, unchanged);
    response.end();
    return true;
  }
  response.writeHead(facts.status, whole);
  response.end(body.bytes);
  return false;
}
