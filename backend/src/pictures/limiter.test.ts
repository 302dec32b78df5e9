import { createLimiter } from './limiter.ts';

const OPTIONS = {
  concurrency: 2,
  maxQueued: 2,
  maxWaitMs: 60_000,
  busyError: () => new Error('turned away'),
};

/** A job that the test finishes. */
function held() {
  let end = (): void => {};
  let begun = false;
  const job = () => {
    begun = true;
    return new Promise<void>((resolve) => (end = resolve));
  };
  return { job, end: () => end(), hasBegun: () => begun };
}

test('so many at a time, the others in the order in which they came', async () => {
  const limit = createLimiter(OPTIONS);
  const jobs = [held(), held(), held(), held()];
  const ended = jobs.map(({ job }) => limit(job));
  const begun = () => jobs.map(({ hasBegun }) => hasBegun());
  await Promise.resolve();
  expect(begun()).toEqual([true, true, false, false]);
  jobs[1]?.end();
  await ended[1];
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, false]);
  jobs[0]?.end();
  await ended[0];
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, true]);
  for (const { end } of jobs) end();
  await Promise.all(ended);
});

test('a job beyond the length of the queue is rejected at once', async () => {
  const limit = createLimiter(OPTIONS);
  const jobs = [held(), held(), held(), held()];
  const ended = jobs.map(({ job }) => limit(job));
  await expect(limit(async () => 'too late')).rejects.toThrow('turned away');
  for (const { job: _job, end } of jobs) {
    end();
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(setImmediate);
  }
  await Promise.all(ended);
  await expect(limit(async () => 'in time')).resolves.toBe('in time');
});

test('a job that waited too long is rejected and never starts', async () => {
  const limit = createLimiter({ ...OPTIONS, concurrency: 1, maxWaitMs: 20 });
  const first = held();
  const running = limit(first.job);
  const late = held();
  await expect(limit(late.job)).rejects.toThrow('turned away');
  first.end();
  await running;
  expect(late.hasBegun()).toBe(false);
  await expect(limit(async () => 'next')).resolves.toBe('next');
});

test('a job that fails frees its slot', async () => {
  const limit = createLimiter({ ...OPTIONS, concurrency: 1 });
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limit(async () => 'next')).resolves.toBe('next');
});
