/** Response to one reader. */
export interface Read {
  path: string;
  status: number;
  /** Time to the headers and to the complete body, ms. */
  firstMs: number;
  ms: number;
  /** Whether it came from the cache, by the header `cache-status`. */
  isCached: boolean;
  text: string;
}

/** Fetches a page. Rejects without a response. */
export async function readPage(origin: string, path: string): Promise<Read> {
  const started = performance.now();
  const response = await fetch(origin + path);
  const firstMs = performance.now() - started;
  const text = await response.text();
  const isCached = response.headers.get('cache-status')?.includes('; hit') ?? false;
  return { path, status: response.status, firstMs, ms: performance.now() - started, isCached, text };
}

/** Whether a page is complete, with status 200 and the expected text. */
export function isComplete({ status, text }: Read, says: string): boolean {
  return status === 200 && text.includes(says) && text.trimEnd().endsWith('</html>');
}
