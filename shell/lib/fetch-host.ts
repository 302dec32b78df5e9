import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { hostLookup } from './host-lookup.ts';

const dispatcher = new Agent({ connect: { lookup: hostLookup } });

/**
 * `fetch` for a host that the operator configured. If its name no longer resolves, lookups of other names are not blocked.
 */
export function fetchHost(url: string | URL, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, dispatcher });
}
