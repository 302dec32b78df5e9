import type { LoadContext, SiteSettings } from '@meadowlark/shared/contract/load.ts';
import type { LoadFetch } from './caching-fetch.ts';
import type { SignPicture } from './sign-picture.ts';

/** Where log lines of remotes go: fields first, as the server's logger takes them. */
export interface RemoteLog {
  warn(fields: object, message: string): void;
}

/** Facts of one request that a load may see. */
export interface PageRequest {
  /** Id of the request in the log. */
  id: string;
  url: URL;
  signal: AbortSignal;
}

/** What the site gives to every load, whichever request it is for. */
export interface SiteWorld {
  settings: SiteSettings;
  picture: SignPicture;
  fetch: LoadFetch;
}

/** The world as a `load` of the named remote sees it. */
export function loadContext(
  remote: string,
  request: PageRequest,
  params: Readonly<Record<string, string>>,
  { settings, picture, fetch }: SiteWorld,
  log: RemoteLog,
): LoadContext {
  return {
    params,
    url: request.url,
    signal: request.signal,
    settings,
    picture,
    fetch: (url, options) => fetch(url, request.signal, options),
    log: (message, fields = {}) => log.warn({ remote, ...fields }, message),
  };
}
