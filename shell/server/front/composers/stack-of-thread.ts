import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';
import { releaseIn } from '../../protocol/release-in-stack.ts';

/** Endless recursion is 10,000 frames deep. */
const MAX_FRAMES = 50;
/**
 * Between two endless promises only Node's queue is on the stack: one step leads into the promise's code. More than one step
 * is allowed, because other functions of Node may come first.
 */
const MAX_STEPS = 20;
/** Deadlines for a thread that has not had its time. */
const MAX_DEADLINES = 10;

interface Frame {
  functionName: string;
  location: { scriptId: string; lineNumber: number; columnNumber: number };
}
type FromWorker =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: { callFrames: Frame[] } }
  | { method?: undefined; params?: undefined };
interface Attached {
  params: { sessionId: string; workerInfo: { title: string } };
}
interface Received {
  params: { sessionId: string; message: string };
}

/**
 * The current stack of a stuck thread, innermost first, as `file:line:column function`, counted from 1: if possible one
 * that contains code of a release. The thread then resumes. Null if there is no stack within `deadlineMs`: in a system call,
 * or if the thread has ended. `isStarved`: whether the thread has had no CPU to get to where it can be interrupted; then
 * there are more deadlines. Never rejects.
 */
export function stackOfThread(
  worker: Worker,
  deadlineMs: number,
  isStarved: () => boolean = () => false,
): Promise<string[] | null> {
  return new Promise((resolve) => {
    const inspector = new Session();
    const urls = new Map<string, string>();
    let session: string | undefined;
    let stack: string[] | null = null;
    let steps = 0;
    let deadlines = 0;
    const late = setInterval(() => {
      deadlines += 1;
      if (deadlines === MAX_DEADLINES || !isStarved()) finish(stack);
    }, deadlineMs);
    const finish = (found: string[] | null) => {
      clearInterval(late);
      // disconnect() alone leaves the thread paused, and terminate() then waits forever (Node 20.20). Debugger.disable
      // and NodeWorker.detach resume it first.
      const attached = session;
      // Cleared, because detaching emits the event that also marks the end of the thread.
      session = undefined;
      if (attached !== undefined) {
        send(inspector, attached, 'Debugger.disable');
        detach(inspector, attached);
      }
      inspector.disconnect();
      resolve(found);
    };
    const onAttached = ({ params: { sessionId, workerInfo } }: Attached) => {
      // `[worker 3] name`: the threadId alone identifies the worker.
      if (!workerInfo.title.startsWith(`[worker ${worker.threadId}]`)) return detach(inspector, sessionId);
      session = sessionId;
      send(inspector, sessionId, 'Debugger.enable');
      send(inspector, sessionId, 'Debugger.pause');
    };
    const onMessage = ({ params: { sessionId, message } }: Received) => {
      if (sessionId !== session) return;
      const { method, params } = JSON.parse(message) as FromWorker;
      if (method === 'Debugger.scriptParsed') urls.set(params.scriptId, params.url);
      if (method !== 'Debugger.paused') return;
      stack = formatted(params.callFrames, urls);
      if (releaseIn(stack) || steps === MAX_STEPS) return finish(stack);
      steps += 1;
      send(inspector, sessionId, 'Debugger.stepInto');
    };
    try {
      inspector.connect();
      inspector.on('NodeWorker.attachedToWorker', onAttached);
      inspector.on('NodeWorker.receivedMessageFromWorker', onMessage);
      inspector.on('NodeWorker.detachedFromWorker', ({ params }: { params: { sessionId: string } }) => {
        if (params.sessionId !== session) return;
        session = undefined;
        finish(null);
      });
      inspector.post('NodeWorker.enable', { waitForDebuggerOnStart: false }, () => {
        // By now it has attached to all workers.
        if (session === undefined) finish(null);
      });
    } catch {
      finish(null);
    }
  });
}

function formatted(frames: Frame[], urls: ReadonlyMap<string, string>): string[] {
  return frames.slice(0, MAX_FRAMES).map(({ functionName, location }) => {
    const { scriptId, lineNumber, columnNumber } = location;
    return `${urls.get(scriptId) ?? ''}:${lineNumber + 1}:${columnNumber + 1} ${functionName}`.trimEnd();
  });
}

function send(inspector: Session, sessionId: string, method: string): void {
  const message = JSON.stringify({ id: 1, method });
  inspector.post('NodeWorker.sendMessageToWorker', { sessionId, message }, () => {});
}

function detach(inspector: Session, sessionId: string): void {
  inspector.post('NodeWorker.detach', { sessionId }, () => {});
}
