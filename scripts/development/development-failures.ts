import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { FAILURES_PATH, FAILURES_SCRIPT } from '../../shell/src/document/development-script.ts';
import { ComposerEnded } from '../../shell/server/front/composers/composer-client.ts';
import type { DevelopmentSite } from './start-development-site.ts';
import type { RecordEvent } from '../../shell/server/protocol/telemetry-event.ts';
import { say } from '../lib/say.mjs';
import type { Failure, FailureBoard } from './failure-board.ts';
import { sourcePlace, type FindMap } from './source-place.ts';

/** A page's report of an uncaught error. */
const report = z.object({
  path: z.string(),
  message: z.string(),
  stack: z.string(),
  builds: z.number().optional(),
});

interface OpenRequest {
  page: string;
  response: ServerResponse;
}

/** Shows developers what fails on the server and in browsers, in the terminal and in open pages. */
export class DevelopmentFailures {
  readonly #board: FailureBoard;
  readonly #findMap: FindMap;
  /** Open requests by id. */
  readonly #open = new Map<string, OpenRequest>();
  readonly #seen = new WeakSet();

  constructor(board: FailureBoard, findMap: FindMap) {
    this.#board = board;
    this.#findMap = findMap;
  }

  /** Records failures while a page is composed. */
  readonly record: RecordEvent = (event) => {
    if (event.event === 'release-failed')
      return this.#onError(`${event.release.name}, on the server`, event.error);
    if (event.event === 'uncaught-error') return this.#onError('on the server', event.error);
    if (event.event !== 'unit-failed') return;
    const { remote, kind, name, request } = event.unit;
    const open = this.#open.get(request ?? '');
    // The reader left the page, which aborted its work.
    if (request !== undefined && !open) return;
    this.#onError(`${remote}, ${kind} ${name}, on the ${event.side}`, event.error, open);
  };

  /** Evaluates a program after its build. An error at that point breaks every page with one of its units. */
  async evaluate(name: string, site: Pick<DevelopmentSite, 'evaluate'>): Promise<void> {
    await site.evaluate(name).catch((error: unknown) => this.#onError(`${name}, on the server`, error));
  }

  mount(site: FastifyInstance): void {
    site.addHook('onRequest', (request, reply, done) => {
      const page = pageOf(request.url);
      if (request.method === 'GET') this.#board.forget(page);
      // A page compares this with the board to learn whether a build came after it.
      reply.header('server-timing', `builds;dur=${this.#board.state.builds}`);
      this.#open.set(request.id, { page, response: reply.raw });
      reply.raw.once('close', () => this.#open.delete(request.id));
      done();
    });
    // An error in the shell fails the whole page.
    site.addHook('onError', async (request, _reply, error) =>
      this.#onError('on the server', error, this.#open.get(request.id)),
    );
    site.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || payload.includes(FAILURES_SCRIPT)) return payload;
      if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
      // The shell did not render this page, so its policy lacks the script.
      reply.header('content-security-policy', "default-src 'self'; style-src 'unsafe-inline'");
      return payload.replace('</head>', () => `${FAILURES_SCRIPT}</head>`);
    });

    site.get(`${FAILURES_PATH}/page.js`, (_request, reply) =>
      reply
        .type('text/javascript')
        .header('cache-control', 'no-store')
        .send(readFileSync(path.join(import.meta.dirname, 'page.js'))),
    );
    const streams = new Set<ServerResponse>();
    // Endless responses would keep the site from closing.
    site.addHook('preClose', async () => streams.forEach((response) => response.end()));
    site.get(FAILURES_PATH, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const unsubscribe = this.#board.subscribe((state) =>
        reply.raw.write(`data: ${JSON.stringify(state)}\n\n`),
      );
      streams.add(reply.raw);
      reply.raw.on('close', () => {
        unsubscribe();
        streams.delete(reply.raw);
      });
    });
    site.post(FAILURES_PATH, async (request, reply) => {
      const last = this.#board.state.builds;
      const { path: page, message, stack, builds = last } = report.parse(request.body);
      await this.#add({ path: page, side: 'browser', of: 'in the browser', message, builds }, stack);
      return reply.status(204).send();
    });
  }

  #onError(of: string, error: unknown, request?: OpenRequest): void {
    // The reason was reported before, or its code was rebuilt.
    if (error instanceof ComposerEnded) return;
    const { page = null, response } = request ?? {};
    // The reader left or reloaded the page, which aborted its work.
    if (response?.destroyed && !response.writableEnded) return;
    if (typeof error === 'object' && error !== null) {
      if (this.#seen.has(error)) return;
      this.#seen.add(error);
    }
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const { builds } = this.#board.state;
    void this.#add({ path: page, side: 'server', of, message, builds }, stack);
  }

  async #add(
    facts: Pick<Failure, 'path' | 'side' | 'of' | 'message' | 'builds'>,
    stack: string,
  ): Promise<void> {
    // A file that does not build also throws, with a less helpful message.
    if (this.#board.state.buildErrors.length > 0) return;
    const failure = {
      ...facts,
      message: stripVTControlCharacters(facts.message),
      ...(await sourcePlace(stack, this.#findMap)),
    };
    if (this.#board.failed(failure)) say(inTerminal(failure));
  }
}

/** The page that a request is for: itself, or the page whose data it fetches. */
function pageOf(address: string): string {
  return (address.split('?')[0] ?? '').replace(/^\/_data\/[^/]*/, '') || '/';
}

function inTerminal({ path: page, of, message, place, code, stack }: Failure): string {
  return [
    '',
    message,
    `${place ?? 'Unknown place'} (${of}${page === null ? '' : `, at ${page}`})`,
    code,
    stack,
    '',
  ]
    .filter((line, index) => line !== '' || index === 0)
    .join('\n');
}
