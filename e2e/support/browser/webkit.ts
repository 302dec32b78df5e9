import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../../../scripts/cluster/program.ts';
import { freePort } from '../free-port.ts';
import { ESCAPE, type OtherBrowser, type Size } from './other-browser.ts';

const PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
const START_MS = 30_000;
/** The key in which WebDriver returns references to elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Why WebKit is missing; null if it is installed. */
export const MISSING_WEBKIT = PROGRAMS.some((program) => findProgram(program) === null)
  ? `it needs ${PROGRAMS.join(', ')}; install the packages webkit2gtk-driver, xvfb and xauth`
  : null;

/** Starts the system's WebKit, the engine of Safari and of every browser on iOS, by WebDriver. */
export async function startWebKit({ width, height }: Size): Promise<OtherBrowser> {
  const port = await freePort();
  // In its own process group, so the browser's processes end with it.
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // In containers root has no sandbox.
    env: {
      ...process.env,
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const driver = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(`${driver}/status`);
    const { sessionId } = (await send(driver, 'POST', '/session', { capabilities: {} })) as {
      sessionId: string;
    };
    const command = (name: string, body: object) =>
      send(driver, 'POST', `/session/${sessionId}/${name}`, body);
    await command('window/rect', { width, height });
    return {
      open: async (url) => void (await command('url', { url })),
      evaluate: async <Value>(script: () => Value) =>
        (await command('execute/sync', { script: `return (${script.toString()})()`, args: [] })) as Value,
      click: async (selector) => {
        const found = await command('element', { using: 'css selector', value: selector });
        await command(`element/${(found as Record<string, string>)[ELEMENT]}/click`, {});
      },
      escape: async () => {
        const keys = ['keyDown', 'keyUp'].map((type) => ({ type, value: ESCAPE }));
        await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
      },
      back: async () => void (await command('back', {})),
      close: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitUntilReady(address: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}

/** A command of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
async function send(driver: string, method: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(driver + path, { method, body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}
