import type { ScriptFile } from './script-file.ts';

/**
 * Loads and runs a script. Several scripts load in parallel; those that are not `async` run in the order of the calls, each
 * after the ones before. Retries once under a new URL, which bypasses a bad response in a cache; rejects if that fails too.
 */
export function startScript({ href, integrity }: ScriptFile, async = true): Promise<unknown> {
  const run = (src: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async });
      document.head.append(script);
    });
  return run(href).catch(() => run(`${href}?retry=${Date.now()}`));
}

/** Preloads a script that another script will load. */
export function preloadScript({ href, integrity }: ScriptFile): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
}
