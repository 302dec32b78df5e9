import type { RequestInit } from 'undici';
import { fetchHost } from '../lib/fetch-host.ts';

/** A shared cache for pages in front of the servers. */
export interface SharedCache {
  /** For log and metrics. */
  readonly name: string;
  /** Removes all pages with one of these tags. Rejects unless that is certain. */
  purge(tags: readonly string[], signal: AbortSignal): Promise<void>;
}

/** Sends the request of a purge; rejects with the answer unless it is a success. */
export async function send(name: string, url: string, init: RequestInit): Promise<string> {
  const response = await fetchHost(url, { ...init, redirect: 'error' });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}
