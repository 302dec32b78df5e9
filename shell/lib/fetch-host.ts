import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { hostLookup } from './host-lookup.ts';

const dispatcher = new Agent({ connect: { lookup: hostLookup } });

/** `fetch` of a host that the operator named, whose name may have died without holding up other names. */
export function fetchHost(url: string | URL, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, dispatcher });
}
