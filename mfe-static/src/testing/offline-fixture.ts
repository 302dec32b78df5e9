import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

/** A situation of a page that makes no requests; any request fails. */
export function offlineFixture(name: string, path: string): Fixture {
  return {
    name,
    path,
    params: {},
    respond(url) {
      throw new Error(`This page must not make requests, but requested ${url.href}`);
    },
  };
}
