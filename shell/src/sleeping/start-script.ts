import type { ScriptFile } from './script-file.ts';

/**
 * Loads and runs a script. Several scripts load in parallel and run in the order of the calls. Retries once under a new
 * URL, which bypasses a bad response in a cache; rejects if that fails too.
 */
export async function startScript(file: ScriptFile): Promise<void> {
  try {
    await run(file, file.href);
  } catch {
    await run(file, `${file.href}?retry=${Date.now()}`);
  }
}

function run({ integrity }: ScriptFile, src: string): Promise<Event> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: false });
    document.head.append(script);
  });
}

/** Preloads a script that another script will load. */
export function preloadScript({ href, integrity }: ScriptFile): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
}
