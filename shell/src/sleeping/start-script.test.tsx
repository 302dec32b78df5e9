import { startScript } from './start-script.ts';

const FILE = { href: '/releases/shell/1.0.0/web/awake.js', integrity: 'sha384-x' };

/** Scripts appended to the document; each gets the next of these events. */
function scriptEvents(...events: ('load' | 'error')[]): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const event = new Event(events[scripts.push(script as HTMLScriptElement) - 1] ?? 'error');
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(event));
  });
  return scripts;
}

afterEach(() => jest.restoreAllMocks());

it('requests a script of the shell with its hash, as it was preloaded', async () => {
  const scripts = scriptEvents('load');
  await startScript(FILE);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
});

it('retries once, under a new URL and with the same hash', async () => {
  const scripts = scriptEvents('error', 'load');
  await startScript(FILE, false);
  expect(scripts[1]?.src).toMatch(/awake\.js\?retry=\d+$/);
  expect(scripts[1]).toMatchObject({ integrity: 'sha384-x', async: false });
});

it('gives up after that', async () => {
  const scripts = scriptEvents('error', 'error', 'load');
  await expect(startScript(FILE)).rejects.toBeInstanceOf(Event);
  expect(scripts).toHaveLength(2);
});
