import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

export const fixtures: Fixture[] = [
  { name: 'newest first', path: '/__name__', params: {}, respond: refuseRequests },
  { name: 'oldest first', path: '/__name__?order=oldest', params: {}, respond: refuseRequests },
];

/** Fails any request: the page has no source yet. */
function refuseRequests(url: URL): Response {
  throw new Error(`This page must not make requests, but it requested ${url.href}`);
}
