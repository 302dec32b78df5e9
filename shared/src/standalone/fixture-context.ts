import type { Fixture } from '../contract/fixture.ts';
import type { LoadContext } from '../contract/load.ts';
import { categoryKeys, type CategoryKey } from '../contract/sections.ts';
import type { SiteSettings } from '../contract/settings.ts';

const ORIGIN = 'http://site.test';

/** Settings for running alone: only the fixture responds at these URLs. */
export const FIXTURE_SETTINGS: SiteSettings = {
  origin: ORIGIN,
  feeds: Object.fromEntries(
    categoryKeys().map((key) => [key, key === 'sports' ? sportsFeeds() : [`https://feeds.test/${key}.xml`]]),
  ) as Record<CategoryKey, string[]>,
  feedRelayUrl: `${ORIGIN}/api/relay`,
  blogApiUrl: `${ORIGIN}/api/blog`,
  weatherApiUrl: `${ORIGIN}/api/weather`,
  riverApiUrl: `${ORIGIN}/api/river`,
  searchApiUrl: `${ORIGIN}/api/search`,
};

function sportsFeeds(): string[] {
  return ['baseball', 'tennis', 'golf', 'hockey', 'soccer'].map((sport) => `https://feeds.test/${sport}.xml`);
}

interface LoggedLine {
  message: string;
  fields: Readonly<Record<string, unknown>>;
}

/** A context with all settings, which suits the loads of every remote. */
interface FixtureContext extends LoadContext {
  settings: SiteSettings;
  /** What the load has logged. */
  logged: LoggedLine[];
}

/** A load context whose services are the fixture's responses. */
export function fixtureContext(fixture: Fixture): FixtureContext {
  const logged: LoggedLine[] = [];
  return {
    params: fixture.params,
    url: new URL(fixture.path, ORIGIN),
    fetch: async (url) => fixture.respond(new URL(url)),
    picture: (address) => address,
    service: (name) => `https://${name}.test`,
    signal: new AbortController().signal,
    settings: FIXTURE_SETTINGS,
    log: (message, fields = {}) => void logged.push({ message, fields }),
    logged,
  };
}
