import type { Fixture } from '../contract/fixture.ts';
import type { LoadContext, SiteSettings } from '../contract/load.ts';

/** Feeds and token of the backend, read from its files when the standalone page is built. */
declare const BACKEND_SETTINGS: Pick<SiteSettings, 'feeds' | 'blogApiToken'>;

const DEADLINE_MS = 12_000;

/** The world of a load that asks a running backend; the development server passes `/api` on to it. */
export function liveContext({ params, path }: Fixture): LoadContext {
  const origin = location.origin;
  const signal = new AbortController().signal;
  return {
    params,
    url: new URL(path, origin),
    signal,
    settings: {
      ...BACKEND_SETTINGS,
      origin,
      feedRelayUrl: `${origin}/api/relay`,
      blogApiUrl: `${origin}/api/blog`,
    },
    picture: (address) => address,
    fetch: (url, { headers, deadlineMs = DEADLINE_MS } = {}) =>
      fetch(url, { ...(headers && { headers }), signal: AbortSignal.timeout(deadlineMs) }),
    // eslint-disable-next-line no-console -- the console is where a developer looks for the log
    log: (message, fields) => console.warn(message, fields),
  };
}
