import { CATEGORY_KEYS, type CategoryKey } from '../contract/category.ts';
import type { Fixture } from '../contract/fixture.ts';
import type { LoadContext, SiteSettings } from '../contract/load.ts';

const ORIGIN = 'http://site.test';

/** Settings for running alone: every service sits on an address that only the fixture answers. */
export const FIXTURE_SETTINGS: SiteSettings = {
  origin: ORIGIN,
  feeds: Object.fromEntries(
    CATEGORY_KEYS.map((key) => [key, key === 'sports' ? sportsFeeds() : [`https://feeds.test/${key}.xml`]]),
  ) as Record<CategoryKey, string[]>,
  feedRelayUrl: `${ORIGIN}/api/relay`,
  blogApiUrl: `${ORIGIN}/api/blog`,
  blogApiToken: 'fixture-token',
};

function sportsFeeds(): string[] {
  return ['baseball', 'tennis', 'golf', 'hockey', 'soccer'].map((sport) => `https://feeds.test/${sport}.xml`);
}

export interface LoggedLine {
  message: string;
  fields: Readonly<Record<string, unknown>>;
}

/** A load context whose outside world is the fixture. Lines a load logs are collected in `logged`. */
export function fixtureContext(fixture: Fixture): LoadContext & { logged: LoggedLine[] } {
  const logged: LoggedLine[] = [];
  return {
    params: fixture.params,
    url: new URL(fixture.path, ORIGIN),
    fetch: async (url) => fixture.respond(new URL(url)),
    picture: (address) => address,
    signal: new AbortController().signal,
    settings: FIXTURE_SETTINGS,
    log: (message, fields = {}) => void logged.push({ message, fields }),
    logged,
  };
}
