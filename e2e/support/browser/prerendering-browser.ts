import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Parameters = Readonly<Record<string, unknown>>;
/** Sends a command of the developer tools protocol to one target. */
type Send = (method: string, parameters?: Parameters) => Promise<Record<string, unknown>>;

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: { sessionId: string; targetInfo: TargetInfo; payload: string };
  result?: Record<string, unknown>;
  error?: { message: string };
}

interface TargetInfo {
  targetId: string;
  type: string;
  subtype?: string;
  url: string;
}

/** A tab of a `PrerenderingBrowser`. */
export interface Tab {
  /** To the page that the reader sees. */
  send: Send;
  /** The value of an expression in that page. Rejects if another page takes its place meanwhile. */
  evaluate: (expression: string) => Promise<unknown>;
  /** What its pages sent through bindings (`Runtime.addBinding`), in order. It arrives even if the page leaves at once. */
  said: readonly string[];
  /** How many pages the browser has prerendered and not shown. */
  prepared: () => number;
  close: () => Promise<void>;
}

/** `proxy`: a SOCKS proxy for everything. `prepare`: commands for each page before it starts, prerendered or not. */
interface TabOptions {
  proxy?: string;
  prepare?: (send: Send) => Promise<unknown>;
}

/**
 * A Chromium that prerenders. Playwright's does not: the browser prerenders only for a client that knows tab targets, in
 * which one page replaces another.
 */
export interface PrerenderingBrowser {
  open: (options?: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}

export async function startPrerenderingBrowser(executable: string): Promise<PrerenderingBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'browser-'));
  const root = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
  const flags = ['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', ...root];
  const child = spawn(
    executable,
    [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`, '--no-startup-window'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { send, listen } = client(child.stdio[3] as Writable, child.stdio[4] as Readable, ended);
  await send(null, 'Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'tab' }, { exclude: true }],
  });

  async function open({ proxy, prepare = async () => {} }: TabOptions = {}): Promise<Tab> {
    const { browserContextId } = await send(null, 'Target.createBrowserContext', {
      ...(proxy !== undefined && { proxyServer: proxy, proxyBypassList: '<-loopback>' }),
    });
    /** Sessions of its pages by their target. */
    const pages = new Map<string, { session: string; info: TargetInfo; prepared: Promise<unknown> }>();
    const shown = () => [...pages.values()].findLast(({ info }) => info.subtype !== 'prerender');
    const tabs = new Set<string>();
    const said: string[] = [];
    const unlisten = listen(({ method, sessionId: parent, params }) => {
      if (!params) return;
      const { sessionId: session, targetInfo: info } = params;
      const isOwn = [...pages.values()].some((page) => page.session === parent);
      if (method === 'Runtime.bindingCalled' && isOwn) said.push(params.payload);
      if (method === 'Target.detachedFromTarget')
        for (const [id, page] of pages) if (page.session === session) pages.delete(id);
      if (method === 'Target.targetInfoChanged') {
        const page = pages.get(info.targetId);
        if (page) page.info = info;
      }
      if (method !== 'Target.attachedToTarget') return;
      const to: Send = (name, parameters) => send(session, name, parameters);
      if (
        info.type === 'tab' &&
        (info as { browserContextId?: unknown }).browserContextId === browserContextId
      ) {
        tabs.add(session);
        const related = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] };
        void to('Target.setAutoAttach', related);
      } else if (info.type === 'page' && parent !== undefined && tabs.has(parent)) {
        const prepared = prepare((name, parameters) => to(name, parameters).catch(() => ({})));
        pages.set(info.targetId, { session, info, prepared });
      } else if (parent !== undefined) return;
      to('Runtime.runIfWaitingForDebugger').catch(() => {});
    });
    await send(null, 'Target.createTarget', { url: 'about:blank', browserContextId, forTab: true });
    const toShown: Send = async (method, parameters) => {
      const page = shown();
      if (!page) throw new Error(`There is no page for ${method}.`);
      return send(page.session, method, parameters);
    };
    while (!shown()) await new Promise(setImmediate);
    // A script for new documents must have arrived in the page's process before the page goes anywhere.
    await shown()?.prepared;
    // A page behind another draws no frames and receives no clicks.
    await toShown('Page.bringToFront');
    return {
      send: toShown,
      evaluate: async (expression) => {
        const response = await toShown('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        if (response['exceptionDetails']) throw new Error(JSON.stringify(response['exceptionDetails']));
        return (response['result'] as { value?: unknown }).value;
      },
      said,
      prepared: () => [...pages.values()].filter(({ info }) => info.subtype === 'prerender').length,
      close: async () => {
        unlisten();
        await send(null, 'Target.disposeBrowserContext', { browserContextId });
      },
    };
  }

  return {
    open,
    close: async () => {
      // After a softer signal one of its processes may keep the pipes open.
      child.kill('SIGKILL');
      await ended;
      for (const pipe of child.stdio) pipe?.destroy();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

interface Job {
  session: string | null;
  resolve: (result: Record<string, unknown>) => void;
  reject: (error: Error) => void;
}

/** The protocol over a pipe: JSON, each message ended by a zero. */
function client(input: Writable, output: Readable, ended: Promise<void>) {
  const open = new Map<number, Job>();
  const listeners = new Set<(message: Message) => void>();
  let last = 0;
  let text = '';
  output.setEncoding('utf8').on('data', (data: string) => {
    const messages = (text + data).split('\0');
    text = messages.pop() ?? '';
    for (const one of messages) {
      const message = JSON.parse(one) as Message;
      const job = message.id === undefined ? undefined : open.get(message.id);
      if (message.id === undefined) listeners.forEach((listener) => listener(message));
      else open.delete(message.id);
      // A page that another replaces no longer responds.
      if (message.method === 'Target.detachedFromTarget')
        for (const { session, reject } of open.values())
          if (session === message.params?.sessionId) reject(new Error('The page has gone.'));
      if (message.error) job?.reject(new Error(message.error.message));
      else job?.resolve(message.result ?? {});
    }
  });
  input.on('error', () => {});
  void ended.then(() => open.forEach(({ reject }) => reject(new Error('The browser has ended.'))));
  return {
    send: (session: string | null, method: string, params: Parameters = {}) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        last += 1;
        open.set(last, { session, resolve, reject });
        input.write(
          `${JSON.stringify({ id: last, method, params, ...(session !== null && { sessionId: session }) })}\0`,
        );
      }),
    listen: (listener: (message: Message) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
