import type { BrowserRelease } from '../composition/page-state.ts';
import { loadContainer } from './load-container.ts';

const RELEASE: BrowserRelease = {
  version: '1.0.0',
  owner: 'News',
  federationName: 'mfe_news_1_0_0',
  entry: '/releases/news/1.0.0/web/remoteEntry.js',
  integrity: 'sha384-x',
};

/** Scripts appended to the document; each gets the next of these events. */
function scriptEvents(...events: ('load' | 'error' | 'nothing')[]): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const event = events[scripts.push(script as HTMLScriptElement) - 1] ?? 'error';
    if (event === 'load') (globalThis as Record<string, unknown>)[RELEASE.federationName] = {};
    if (event !== 'nothing')
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(event)));
  });
  return scripts;
}

afterEach(() => {
  jest.restoreAllMocks();
  delete (globalThis as Record<string, unknown>)[RELEASE.federationName];
});

describe('loadContainer', () => {
  it('requests the script with its hash, as it was preloaded', async () => {
    const scripts = scriptEvents('load');
    await loadContainer(RELEASE);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  });

  it('retries once, under a new URL and with the same hash', async () => {
    const scripts = scriptEvents('error', 'load');
    await loadContainer(RELEASE);
    expect(scripts[1]?.src).toMatch(/remoteEntry\.js\?retry=\d+$/);
    expect(scripts[1]?.integrity).toBe('sha384-x');
  });

  it('gives up after that', async () => {
    const scripts = scriptEvents('error', 'error', 'load');
    await expect(loadContainer(RELEASE)).rejects.toThrow('did not load, or does not match its hash');
    expect(scripts).toHaveLength(2);
  });

  it('does not wait forever', async () => {
    jest.useFakeTimers();
    try {
      scriptEvents('nothing', 'nothing');
      const loading = loadContainer(RELEASE).catch(String);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await loading).toContain('took too long');
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not retry a script that loaded and made no container', async () => {
    const scripts: unknown[] = [];
    jest.spyOn(document.head, 'append').mockImplementation((script) => {
      scripts.push(script);
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event('load')));
    });
    await expect(loadContainer(RELEASE)).rejects.toThrow('did not register a container');
    expect(scripts).toHaveLength(1);
  });

  it('refuses a release without a hash, but for one under development', async () => {
    const scripts = scriptEvents('load');
    await expect(loadContainer({ ...RELEASE, integrity: '' })).rejects.toThrow('has no hash');
    expect(scripts).toHaveLength(0);
    await loadContainer({ ...RELEASE, integrity: '', version: 'development' });
    expect(scripts).toHaveLength(1);
  });
});
