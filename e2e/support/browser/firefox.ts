import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { findProgram } from '../../../scripts/cluster/program.ts';
import { ESCAPE, type OtherBrowser, type Size } from './other-browser.ts';

const PROGRAM = findProgram('firefox-esr') ?? findProgram('firefox');
const COMMAND_MS = 30_000;
/** What the browser writes once it can be driven. */
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Why Firefox is missing; null if it is installed. */
export const MISSING_FIREFOX = PROGRAM === null ? 'install the package firefox-esr, or firefox' : null;

/**
 * Starts the system's Firefox by WebDriver BiDi, which needs no separate driver.
 *
 * @param fontSizePx the reader's font size setting, px
 */
export async function startFirefox({ width, height }: Size, fontSizePx = 16): Promise<OtherBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  await writeFile(path.join(profile, 'user.js'), `user_pref('font.size.variable.x-western', ${fontSizePx});`);
  const child = spawn(
    PROGRAM ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    // In its own process group, so its processes end with it.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { command, close } = await openSession(await addressIn(child.stderr));
    await command('session.new', { capabilities: {} });
    const { contexts } = (await command('browsingContext.getTree', {})) as {
      contexts: { context: string }[];
    };
    const context = contexts[0]?.context ?? '';
    await command('browsingContext.setViewport', { context, viewport: { width, height } });
    const perform = (source: object) => command('input.performActions', { context, actions: [source] });
    const valueOf = async (expression: string) => {
      const response = (await command('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as Evaluated;
      if (response.type === 'exception') throw new Error(response.exceptionDetails.text);
      return response.result;
    };
    return {
      open: async (url) =>
        void (await command('browsingContext.navigate', { context, url, wait: 'complete' })),
      evaluate: async <Value>(script: () => Value) => {
        const { value = '{}' } = await valueOf(`JSON.stringify({ value: (${script.toString()})() })`);
        return (JSON.parse(value) as { value: Value }).value;
      },
      click: async (selector) => {
        const { sharedId } = await valueOf(
          `(() => { const found = document.querySelector(${JSON.stringify(selector)}); found?.scrollIntoView({ block: 'center', behavior: 'instant' }); return found; })()`,
        );
        if (sharedId === undefined) throw new Error(`Nothing matches ${selector}.`);
        const origin = { type: 'element', element: { sharedId } };
        const actions = [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await perform({ type: 'pointer', id: 'mouse', actions });
      },
      escape: async () => {
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: ESCAPE }));
        await perform({ type: 'key', id: 'keyboard', actions });
      },
      back: async () => void (await command('browsingContext.traverseHistory', { context, delta: -1 })),
      close: async () => {
        close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Evaluated =
  | { type: 'success'; result: { value?: string; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** The address that the browser writes when it has started. Rejects if it ends or hangs before. */
function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    output.setEncoding('utf8').on('data', (part: string) => {
      written += part;
      const [, address] = LISTENS.exec(written) ?? [];
      if (address !== undefined) resolve(address);
    });
    const fail = () => reject(new Error(`Firefox cannot be driven. It wrote: ${written}`));
    output.once('end', fail);
    AbortSignal.timeout(COMMAND_MS).addEventListener('abort', fail);
  });
}

interface Session {
  /** A command of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
  command: (method: string, params: object) => Promise<unknown>;
  close: () => void;
}

async function openSession(address: string): Promise<Session> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open', { signal: AbortSignal.timeout(COMMAND_MS) });
  const responses = new EventEmitter();
  socket.on('message', (data: Buffer) => {
    const response = JSON.parse(data.toString()) as Reply;
    // Events have no id.
    if (response.id !== undefined) responses.emit(String(response.id), response);
  });
  let last = 0;
  return {
    command: async (method, params) => {
      const id = (last += 1);
      const reply = once(responses, String(id), { signal: AbortSignal.timeout(COMMAND_MS) });
      socket.send(JSON.stringify({ id, method, params }));
      const [response] = (await reply) as [Reply];
      if (response.type === 'error') throw new Error(`${method}: ${response.message}`);
      return response.result;
    },
    close: () => socket.close(),
  };
}

type Reply = { id?: number } & ({ type: 'success'; result: unknown } | { type: 'error'; message: string });
