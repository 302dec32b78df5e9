import type { ScriptFile } from '../document/script-file.ts';

/**
 * Fetches and runs a script; several begun one after the other are fetched at the same time and run in that order. What
 * does not arrive is asked for once more, past what a cache has kept of the first answer. Rejects when that fails too.
 */
export async function startScript(file: ScriptFile): Promise<void> {
  try {
    await run(file, file.href);
  } catch {
    await run(file, `${file.href}?retry=${Date.now()}`);
  }
}

function run({ integrity }: ScriptFile, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script ${src} did not arrive.`)));
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: false });
    document.head.append(script);
  });
}

/** Lets the browser fetch a script that another one will ask for. */
export function fetchAhead({ href, integrity }: ScriptFile): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
}
