import { SCRIPT_DEADLINE_MS } from '../browser/load-script.ts';

/** Fetches a file into the browser's cache. Rejects if it is not the one with this SHA-384. */
export async function fetchFile(
  address: string,
  integrity: string,
  cache: RequestCache = 'default',
): Promise<void> {
  const signal = AbortSignal.timeout(SCRIPT_DEADLINE_MS);
  const response = await fetch(address, { integrity, cache, signal });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  await response.arrayBuffer();
}
