import { FETCH_DEADLINE_MS } from '../contract/deadlines.ts';
import type { Fixture } from '../contract/fixture.ts';
import type { LoadContext } from '../contract/load.ts';
import { settingsOf, type SiteSettings } from '../contract/settings.ts';

/** Feeds and token of the backend, set when the standalone page is built. Empty if the remote does not get them. */
declare const BACKEND: { feeds: SiteSettings['feeds']; blogToken: string };

/** The context of a `load` that uses a running backend, to which the development server proxies `/api`. */
export function liveContext(remote: string, { params, path }: Fixture): LoadContext {
  const origin = location.origin;
  const blogApiUrl = `${origin}/api/blog`;
  const signal = new AbortController().signal;
  return {
    params,
    url: new URL(path, origin),
    signal,
    settings: settingsOf(remote, {
      origin,
      feedRelayUrl: `${origin}/api/relay`,
      feeds: BACKEND.feeds,
      blogApiUrl,
      weatherApiUrl: `${origin}/api/weather`,
      riverApiUrl: `${origin}/api/river`,
      searchApiUrl: `${origin}/api/search`,
    }),
    picture: (address) => address,
    service: (name) => {
      throw new Error(`Only a site's servers know the service "${name}", and its credentials.`);
    },
    fetch: (url, { headers, deadlineMs = FETCH_DEADLINE_MS } = {}) => {
      // As the front of a site does: remotes do not see the token.
      const isForBlog = BACKEND.blogToken !== '' && String(url).startsWith(`${blogApiUrl}/`);
      const sent = { ...headers, ...(isForBlog && { authorization: `Bearer ${BACKEND.blogToken}` }) };
      return fetch(url, { headers: sent, signal: AbortSignal.timeout(deadlineMs) });
    },
    // eslint-disable-next-line no-console -- the console is where a developer looks for the log
    log: (message, fields) => console.warn(message, fields),
  };
}
