import { withDeadline } from '../../../src/composition/with-deadline.ts';

/** Time to render a page after its data has arrived; components that suspend longer are left out. */
const RENDER_DEADLINE_MS = 2000;
const LATE = `It was not rendered within ${RENDER_DEADLINE_MS} ms.`;

/**
 * Runs `render` with a deadline that starts when `data` has settled. Then `limit` aborts with a `TimeoutError`, and the same time
 * is left to finish without what is still suspended; after that it rejects. `limit` also aborts when the reader leaves.
 */
export async function withRenderDeadline<Result>(
  reader: AbortSignal,
  data: Promise<unknown>,
  render: (limit: AbortController) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Not `AbortSignal.any()`, whose weak references are work for the garbage collector.
  const leave = () => limit.abort(reader.reason);
  if (reader.aborted) leave();
  reader.addEventListener('abort', leave, { once: true });
  const rendering = render(limit);
  const inTime = data
    .catch(() => {})
    .then(() => {
      timer = setTimeout(() => limit.abort(new DOMException(LATE, 'TimeoutError')), RENDER_DEADLINE_MS);
      return withDeadline(rendering, 2 * RENDER_DEADLINE_MS, LATE);
    });
  try {
    return await Promise.race([rendering, inTime]);
  } finally {
    reader.removeEventListener('abort', leave);
    clearTimeout(timer);
  }
}
