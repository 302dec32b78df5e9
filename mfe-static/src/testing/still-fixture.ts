import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

/** A situation of a page that asks nothing of outside services; should it ask after all, its load fails. */
export function stillFixture(name: string, path: string): Fixture {
  return {
    name,
    path,
    params: {},
    respond(url) {
      throw new Error(`This page asks nothing of outside services, but asked for ${url.href}`);
    },
  };
}
