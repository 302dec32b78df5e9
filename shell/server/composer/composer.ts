import type { SiteSettings } from '@meadowlark/shared/contract/settings.ts';
import {
  POSTED_EDITIONS,
  type Composed,
  type PostedTask,
  type Task,
  type TaskResults,
  type ToComposer,
  type ToFront,
  type ViewedEdition,
  type ViewRequest,
} from '../protocol/messages.ts';
import { MAX_UNCAUGHT_ERRORS, postedError } from '../protocol/posted-error.ts';
import type { ReleaseId } from '../../store/release-key.ts';
import { describeShell } from './describe-shell.ts';
import { FrontRequests } from './front-requests.ts';
import { composeBulletin } from './discovery/compose-bulletin.ts';
import { composeFeed } from './discovery/compose-feed.ts';
import { composeSitemap } from './discovery/compose-sitemap.ts';
import { ComposerReleases } from './composer-releases.ts';
import { deepFrozen } from './deep-frozen.ts';
import { Outbox, type MessageSender } from './outbox.ts';
import type { ReleaseSource } from './release-source.ts';
import { pictureSigner } from './sign-picture.ts';
import {
  composeData,
  composePage,
  isInTime,
  startView,
  streamView,
  type StartedView,
} from './view/compose-view.ts';
import { viewJob, type ComposerWorld } from './view/view-context.ts';
import type { Phases } from './isolation/watch-language.ts';
import { Turns } from './turns.ts';

export interface ComposerSettings {
  settings: SiteSettings;
  services: ComposerWorld['services'];
  /** Signs URLs of the picture service. The one secret that composers get: they sign each picture of a page. */
  pictureKey: string;
  adFrameUrl: string | undefined;
}

interface Job {
  /** For scheduling (`turns.ts`): the first part of its path. */
  section: string;
  limit: AbortController;
  /** Of a page that is late. */
  view: StartedView | null;
  streams: Map<number, AbortController>;
  isDone: boolean;
}

/** Runs the code of releases: does the front's tasks, and requests releases, versions and fetches from the front. */
export class Composer {
  readonly #outbox: Outbox;
  readonly #world: ComposerWorld;
  readonly #releases: ReleaseSource & Partial<Pick<ComposerReleases, 'keepOnly' | 'drop'>>;
  readonly #frontRequests: FrontRequests;
  readonly #jobs = new Map<number, Job>();
  /** The newest editions that the front has posted, by number. */
  readonly #editions = new Map<number, ViewedEdition>();
  readonly #turns = new Turns();
  #uncaught = 0;

  /** @param releases for tests: releases in memory */
  constructor(port: MessageSender, settings: ComposerSettings, phases: Phases, releases?: ReleaseSource) {
    // All releases read the same objects.
    deepFrozen(settings.settings);
    const outbox = new Outbox(port);
    this.#outbox = outbox;
    this.#frontRequests = new FrontRequests((id, request) => outbox.send({ type: 'request', id, request }));
    const { send: requestFromFront } = this.#frontRequests;
    const record: ComposerWorld['record'] = (event) =>
      outbox.queue({
        type: 'event',
        event: 'error' in event ? { ...event, error: postedError(event.error) as Error } : event,
      });
    this.#releases = releases ?? new ComposerReleases({ requestFromFront, record, phases });
    this.#world = {
      settings: settings.settings,
      services: settings.services,
      picture: pictureSigner(settings.pictureKey, settings.settings.origin),
      adFrameUrl: settings.adFrameUrl,
      releases: this.#releases,
      requestFromFront,
      phases,
      rendered: new Set(),
      record,
      judge: (release, verdict) => outbox.queue({ type: 'verdict', release, verdict }),
      log: (line) => {
        const { err } = line.fields;
        outbox.queue({
          type: 'log',
          line: err === undefined ? line : { ...line, fields: { ...line.fields, err: postedError(err) } },
        });
      },
    };
  }

  /**
   * Work that may take long gets its own turn of the event loop: a port delivers up to 1,000 messages in one turn, under
   * load a second without a beat.
   */
  receive(message: ToComposer): void {
    switch (message.type) {
      case 'edition':
        return this.#remember(message.number, message.viewed);
      case 'start':
        return this.#start(message.job, this.#whole(message.task));
      case 'abort':
        // At once: a task that nobody waits for any more is not started.
        return this.#jobs.get(message.job)?.limit.abort();
      case 'stream':
        return this.#turns.add(
          this.#sectionOf(message.job),
          () => void this.#stream(message.job, message.stream, message.nonce),
        );
      case 'abort-stream':
        return this.#turns.add(this.#sectionOf(message.job), () =>
          this.#jobs.get(message.job)?.streams.get(message.stream)?.abort(new Error('The reader has left.')),
        );
      case 'reply':
        return this.#turns.add(this.#sectionOf(this.#frontRequests.jobOf(message.id)), () =>
          this.#frontRequests.settle(message.id, message.reply),
        );
      case 'keep-only':
        for (const key of this.#world.rendered)
          if (!message.releases.has(key)) this.#world.rendered.delete(key);
        return this.#releases.keepOnly?.(message.releases);
      case 'drop':
        return this.#releases.drop?.(message.release);
    }
  }

  /** Reports an uncaught exception or rejection. */
  uncaught(error: unknown): void {
    this.#uncaught += 1;
    // By then the front replaces this composer, and a load can abandon a hundred thousand promises at once.
    if (this.#uncaught > MAX_UNCAUGHT_ERRORS) return;
    this.#outbox.send({ type: 'uncaught', error: postedError(error) });
  }

  #remember(number: number, viewed: ViewedEdition): void {
    // Views of all releases share it.
    this.#editions.set(number, deepFrozen(viewed));
    const [oldest] = this.#editions.keys();
    if (this.#editions.size > POSTED_EDITIONS && oldest !== undefined) this.#editions.delete(oldest);
  }

  #whole(task: PostedTask): Task {
    if (!('view' in task)) return task;
    const { editionNumber, ...view } = task.view;
    const viewed = this.#editions.get(editionNumber);
    if (!viewed) throw new Error(`The edition ${editionNumber} of a task was not posted before it.`);
    return { ...task, view: { ...view, ...viewed } };
  }

  #start(id: number, task: Task): void {
    const section = 'view' in task ? (new URL(task.view.url).pathname.split('/', 2)[1] ?? '') : '';
    const job: Job = { section, limit: new AbortController(), view: null, streams: new Map(), isDone: false };
    this.#jobs.set(id, job);
    this.#turns.add(section, () => void this.#run(id, job, task));
  }

  #sectionOf(job: number | null): string {
    return (job !== null && this.#jobs.get(job)?.section) || '';
  }

  async #run(id: number, job: Job, task: Task): Promise<void> {
    try {
      job.limit.signal.throwIfAborted();
      const result = await this.#make(id, job, task);
      const memory = 'body' in (result ?? {}) ? [(result as Composed).body.buffer as ArrayBuffer] : [];
      this.#outbox.send({ type: 'done', job: id, result }, memory);
    } catch (error) {
      const { aborted, reason } = job.limit.signal;
      this.#outbox.send(
        aborted && error === reason
          ? { type: 'aborted', job: id }
          : { type: 'failed', job: id, error: postedError(error) },
      );
    } finally {
      // Its streams may still run.
      job.isDone = true;
      if (job.streams.size === 0) this.#jobs.delete(id);
    }
  }

  async #make(id: number, job: Job, task: Task): Promise<TaskResults[Task['kind']]> {
    const view = (request: ViewRequest) => viewJob(id, request, this.#world, job.limit.signal);
    try {
      switch (task.kind) {
        case 'page':
          return await this.#page(id, job, await startView(view(task.view)));
        case 'data':
          return await composeData(await startView(view(task.view)));
        case 'sitemap':
          return await composeSitemap(view(task.view));
        case 'feed':
          return await composeFeed(view(task.view));
        case 'bulletin':
          return await composeBulletin(view(task.view));
        case 'load':
          await this.#load(task.release);
          return null;
        case 'describe-shell':
          return describeShell((await this.#releases.shell(task.version)).module);
      }
    } finally {
      // Reports a changed language before the changed page leaves.
      this.#world.phases.end();
    }
  }

  /** A page for QA is sent whole: its banner lists all failures, including late ones. */
  async #page(id: number, job: Job, view: StartedView): Promise<Composed> {
    if (!view.job.staff?.qa && !(await isInTime(view))) {
      job.view = view;
      const { match, context } = view.first;
      const pattern = match?.route.path ?? null;
      const page = { pattern, shell: context.shell.release.version };
      this.#outbox.send({ type: 'late', job: id, page });
    }
    return composePage(view);
  }

  async #stream(id: number, stream: number, nonce: string): Promise<void> {
    const job = this.#jobs.get(id);
    const ended: ToFront & { type: 'streamed' } = { type: 'streamed', stream, units: [] };
    if (!job?.view) return this.#outbox.send({ ...ended, error: 'The page is finished.' });
    const reader = new AbortController();
    job.streams.set(stream, reader);
    try {
      const write = (html: string) => this.#outbox.send({ type: 'chunk', stream, html });
      ended.units = await streamView(job.view, nonce, write, reader.signal);
    } catch (error) {
      ended.error = postedError(error);
    }
    job.streams.delete(stream);
    if (job.isDone && job.streams.size === 0) this.#jobs.delete(id);
    return this.#outbox.send(ended);
  }

  async #load({ name, version }: ReleaseId): Promise<void> {
    await (name === 'shell' ? this.#releases.shell(version) : this.#releases.remote(name, version));
    // Endless promises let other promises run but never the event loop. Waiting for it keeps such a release out of
    // the other composers.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
