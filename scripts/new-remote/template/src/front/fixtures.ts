import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

export const fixtures: Fixture[] = [
  { name: 'newest first', path: '/__name__', params: {}, respond: asksNothing },
  { name: 'oldest first', path: '/__name__?order=oldest', params: {}, respond: asksNothing },
];

/** Stands in for the sources of the page. It has none yet, so being asked is a mistake. */
function asksNothing(url: URL): Response {
  throw new Error(`This page asks no source, but asked for ${url.href}`);
}
