import { Activity } from '../../protocol/activity.ts';
import type { Task, TaskOf, ToComposer, ToFront, ViewRequest } from '../../protocol/messages.ts';
import type { ComposerThread } from './composer-thread.ts';
import type { ComposerLoss } from './blame.ts';
import { Composers } from './composers.ts';

const SITEMAP = page('/sitemap.xml');
/** One for each task: tasks of a composer that is stuck never stop listening. */
const never = () => new AbortController().signal;

/** A fake thread. */
interface Thread {
  /** Names of the jobs it was given. */
  jobs: number[];
  /** Releases whose code it dropped. */
  dropped: string[];
  tell: (message: ToFront) => void;
  end: (error?: Error) => void;
  /** Its event loop does not turn any more. `job`: the job of the phase; `release`: that of the phase. */
  stick: (job?: number, release?: string) => void;
  /** It turns again. */
  turn: () => void;
}

const beats: NodeJS.Timeout[] = [];
afterEach(() => jest.useRealTimers());
afterEach(() => beats.splice(0).forEach((beat) => clearInterval(beat)));

/** `ends: false`: threads that keep running when they are told to end. `warm`: the first tasks of a new spare. */
function pool({ count = 1, ends = true, warm = [] as Task[] } = {}) {
  const threads: Thread[] = [];
  const losses: ComposerLoss[] = [];
  const start = (): ComposerThread => {
    const activity = new Activity();
    let beat: NodeJS.Timeout;
    const turns = () => {
      activity.end();
      beats.push((beat = setInterval(() => activity.beat(), 10).unref()));
    };
    turns();
    const listeners: ((messages: readonly ToFront[]) => void)[] = [];
    const onEnd: ((error: unknown) => void)[] = [];
    let isOver = false;
    const thread: Thread = {
      jobs: [],
      dropped: [],
      tell: (message) => listeners.forEach((listener) => listener([message])),
      end: (error) => {
        isOver = true;
        clearInterval(beat);
        onEnd.forEach((listener) => listener(error));
      },
      stick: (job, release = 'news@1.2.3') => {
        clearInterval(beat);
        if (job) activity.begin({ release, unit: null, job, phase: 'render' });
      },
      turn: turns,
    };
    threads.push(thread);
    setImmediate(() => thread.tell({ type: 'ready' }));
    return {
      port: {
        postMessage: (message: unknown) => {
          const { type, ...rest } = message as ToComposer;
          if (type === 'start' && 'job' in rest && !isOver) thread.jobs.push(rest.job);
          if (type === 'drop' && 'release' in rest) thread.dropped.push(rest.release);
        },
      },
      activity,
      worker: null,
      onMessages: (listener) => listeners.push(listener),
      onEnd: (listener) => onEnd.push(listener),
      terminate: async () => {
        if (ends) thread.end();
      },
    };
  };
  const composers = new Composers({
    count,
    start,
    warm: async () => warm,
    onLost: (loss) => losses.push(loss),
    onLong: () => false,
    listeners: {
      record: () => {},
      judge: () => {},
      log: () => {},
      uncaught: () => {},
      serve: async () => null,
    },
  });
  return { composers, threads, losses };
}

const turn = () => new Promise(setImmediate);

function page(path: string): TaskOf<'sitemap'> {
  return { kind: 'sitemap', view: { url: `https://site.example${path}` } as ViewRequest };
}

/** Waits until a thread has a job, and sends its result. */
async function finish(thread: Thread | undefined, result: string): Promise<void> {
  for (let tries = 0; tries < 300 && !thread?.jobs.length; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  const job = thread?.jobs[0];
  if (job === undefined) throw new Error('It was given no job.');
  thread?.tell({ type: 'done', job, result: result as never });
}

test('a task that was not done when its composer ended goes to the next', async () => {
  const { composers, threads } = pool();
  await turn();
  let made = () => {};
  const making = new Promise<void>((resolve) => (made = resolve));
  const { result } = composers.run<'sitemap'>(() => making.then(() => SITEMAP), never());
  await turn();
  threads[0]?.end();
  made();
  await finish(threads[1], 'made');
  expect(await result).toBe('made');
});

test('all composers are replaced one after the other when the memory is used up, and finish their tasks', async () => {
  const { composers, threads } = pool();
  await turn();
  const { result } = composers.run<'sitemap'>(async () => SITEMAP, never());
  await turn();
  const renewed = composers.renew(1);
  await turn();
  expect(threads).toHaveLength(3);
  await finish(threads[0], 'made');
  expect(await result).toBe('made');
  await renewed;
  expect(threads).toHaveLength(4);
  const next = composers.run<'sitemap'>(async () => SITEMAP, never());
  await finish(threads[2], 'by a new one');
  expect(await next.result).toBe('by a new one');
});

test('the composer that becomes the spare is warmed', async () => {
  const { threads } = pool({ warm: [{ kind: 'load', release: { name: 'news', version: '1.2.3' } }] });
  await turn();
  threads[0]?.end();
  await turn();
  await turn();
  expect(threads.map(({ jobs }) => jobs)).toEqual([[], [], [1]]);
});

test('a composer that could not start is started again, but not after the server was closed', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const started = pool();
  started.threads[0]?.end(new Error('no memory'));
  await jest.advanceTimersByTimeAsync(1100);
  expect(started.threads).toHaveLength(3);
  await turn();
  await started.composers.close();
  const closed = pool();
  closed.threads[0]?.end(new Error('no memory'));
  await closed.composers.close();
  await jest.advanceTimersByTimeAsync(1100);
  expect(closed.threads).toHaveLength(2);
});

test('a task that was made before a release was blamed is made again', async () => {
  const { composers, threads } = pool();
  await turn();
  let tasks = 0;
  let made = () => {};
  const making = new Promise<void>((resolve) => (made = resolve));
  const makeTask = async () => {
    tasks += 1;
    if (tasks === 1) await making;
    return SITEMAP;
  };
  const { result } = composers.run<'sitemap'>(makeTask, never());
  threads[0]?.stick();
  while (threads.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  made();
  await finish(threads[1], 'made');
  expect(await result).toBe('made');
  expect(tasks).toBe(2);
});

test('tasks of a stuck composer go to the next, even if its thread does not end', async () => {
  const { composers, threads, losses } = pool({ ends: false });
  await turn();
  const { result } = composers.run<'sitemap'>(async () => SITEMAP, never());
  await turn();
  threads[0]?.stick(1);
  await finish(threads[1], 'made');
  expect(await result).toBe('made');
  const release = { name: 'news', version: '1.2.3' };
  expect(losses).toEqual([{ release, why: 'It blocked its thread indefinitely (render)', stack: [] }]);
});

test('a task that loses two composers fails', async () => {
  const { composers, threads } = pool();
  await turn();
  const { result } = composers.run<'sitemap'>(async () => SITEMAP, never());
  await turn();
  threads[0]?.end();
  await turn();
  threads[1]?.end();
  await expect(result).rejects.toThrow('The composer ended.');
});

test('a task that loses a composer to each of two releases is made by the third', async () => {
  const { composers, threads } = pool();
  await turn();
  const { result } = composers.run<'sitemap'>(async () => SITEMAP, never());
  for (const [thread, release] of ['shell@1.0.0', 'news@1.2.3'].entries()) {
    await turn();
    threads[thread]?.stick(1, release);
    threads[thread]?.end();
  }
  await finish(threads[2], 'made');
  expect(await result).toBe('made');
});

test('a task whose composers another task ended goes to the third composer, and the other task fails at its second', async () => {
  const { composers, threads } = pool();
  await turn();
  const run = (path: string) => composers.run<'sitemap'>(async () => page(path), never()).result;
  const [deadly, other] = [run('/deadly'), run('/other')];
  for (const thread of [0, 1]) {
    await turn();
    expect(threads[thread]?.jobs).toEqual([1, 2]);
    threads[thread]?.stick(1);
    threads[thread]?.end();
  }
  await expect(deadly).rejects.toThrow('The composer ended.');
  await finish(threads[2], 'made');
  expect(await other).toBe('made');
});

test('a task whose composers others end is not retried forever', async () => {
  const { composers, threads } = pool();
  await turn();
  const run = (path: string) => composers.run<'sitemap'>(async () => page(path), never()).result;
  const [deadly, other] = [run('/deadly'), run('/other')];
  deadly.catch(() => {});
  await turn();
  threads[0]?.stick(1);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000);
  threads[0]?.end();
  await expect(other).rejects.toThrow('The composer ended.');
  jest.restoreAllMocks();
});

test('a reader who has nothing yet of a late page gets it from the next composer when the first ends', async () => {
  const { composers, threads } = pool();
  await turn();
  const { late, stream, result } = composers.run<'sitemap'>(async () => SITEMAP, never());
  await turn();
  threads[0]?.tell({ type: 'late', job: 1, page: { pattern: null, shell: '1.0.0' } });
  await late;
  const units = stream('a nonce', () => {}, never());
  await turn();
  threads[0]?.end();
  expect(await units).toBeNull();
  await finish(threads[1], 'made again');
  expect(await result).toBe('made again');
});

test('while a page blocks a composer, the spare renders the others', async () => {
  const { composers, threads, losses } = pool();
  await turn();
  const run = (path: string) => composers.run<'sitemap'>(async () => page(path), never()).result;
  const [slow, waiting] = [run('/slow'), run('/other')];
  await turn();
  threads[0]?.stick(1);
  await finish(threads[1], 'by the spare');
  expect(await waiting).toBe('by the spare');

  // A page that blocks one composer must not block two.
  const [same, later] = [run('/slow?again'), run('/later')];
  await turn();
  expect([threads[0]?.jobs, threads[1]?.jobs]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
  for (const [thread, job] of [
    [1, 2],
    [0, 1],
    [0, 3],
  ] as const)
    threads[thread]?.tell({ type: 'done', job, result: 'made' as never });
  expect(await Promise.all([slow, same, later])).toEqual(['made', 'made', 'made']);

  threads[0]?.turn();
  await new Promise((resolve) => setTimeout(resolve, 100));
  void run('/after');
  await turn();
  expect(threads[0]?.jobs).toHaveLength(4);
  expect(losses).toEqual([]);
});

test('the spare renders all pages while a composer is blocked by none of them', async () => {
  const { composers, threads } = pool();
  await turn();
  const { result } = composers.run<'sitemap'>(async () => SITEMAP, never());
  await turn();
  threads[0]?.stick();
  await finish(threads[1], 'by the spare');
  expect(await result).toBe('by the spare');
  threads[0]?.turn();
});

test('tasks that run a release while it is rebuilt are made again, and do not count', async () => {
  const { composers, threads, losses } = pool({ count: 2, ends: false });
  await turn();
  const held = composers.run<'sitemap'>(async () => page('/held'), never());
  await turn();
  threads[0]?.stick(1);
  threads[1]?.tell({ type: 'uncaught', error: new Error('a timer') });
  composers.drop('news@1.2.3');
  expect(threads[2]?.dropped).toEqual(['news@1.2.3']);
  // The spare replaces the first, and the next one replaces the second.
  await finish(threads[2], 'made anew');
  expect(await held.result).toBe('made anew');
  void composers.run<'sitemap'>(async () => SITEMAP, never());
  await turn();
  expect(threads.slice(0, 2).map(({ jobs }) => jobs)).toEqual([[1], []]);
  // Twice the limit of a phase.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(losses).toEqual([]);
});

test('a composer that threw too often is replaced, and finishes the tasks it has', async () => {
  const { composers, threads } = pool();
  await turn();
  const { result } = composers.run<'sitemap'>(async () => SITEMAP, never());
  await turn();
  for (let i = 0; i < 10; i += 1) threads[0]?.tell({ type: 'uncaught', error: new Error('a timer') });
  expect(threads).toHaveLength(3);
  const next = composers.run<'sitemap'>(async () => page('/next'), never());
  await finish(threads[1], 'by the spare');
  expect(await next.result).toBe('by the spare');
  await finish(threads[0], 'by the first');
  expect(await result).toBe('by the first');
});

test('a release is loaded once more if something else ended the spare', async () => {
  const { composers, threads } = pool();
  await turn();
  const loaded = composers.load({ name: 'news', version: '1.2.3' });
  await turn();
  threads[1]?.end(new Error('a timer'));
  for (const thread of [threads[2], threads[0]]) {
    await finish(thread, 'loaded');
  }
  await loaded;
  expect(threads).toHaveLength(3);
});

test('a release that ends the spare twice is not loaded', async () => {
  const { composers, threads } = pool();
  await turn();
  const loaded = composers.load({ name: 'news', version: '1.2.3' });
  // oxlint-disable-next-line jest/valid-expect -- it is awaited below
  const refused = expect(loaded).rejects.toThrow('The composer ended.');
  for (const at of [1, 2]) {
    while (!threads[at]?.jobs.length) await new Promise((resolve) => setTimeout(resolve, 10));
    threads[at]?.end();
  }
  await refused;
});

test('it is busier than a number of tasks if the least loaded composer has more', async () => {
  const { composers } = pool({ count: 2 });
  await turn();
  for (let i = 0; i < 6; i += 1) void composers.run<'sitemap'>(async () => SITEMAP, never());
  await turn();
  expect([0, 2, 3].map((most) => composers.isBusy(most))).toEqual([true, true, false]);
});

test.each([1, 2])('one of %d composers that could not start gets no task', async (count) => {
  const { composers, threads } = pool({ count });
  threads[0]?.end(new Error('no memory'));
  await turn();
  const { result } = composers.run<'sitemap'>(async () => SITEMAP, never());
  await finish(threads[1], 'made');
  expect(await result).toBe('made');
});
