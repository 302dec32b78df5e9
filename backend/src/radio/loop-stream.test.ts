import { setTimeout as sleep } from 'node:timers/promises';
import { loopStream } from './loop-stream.ts';

async function readBytes(stream: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(chunks);
}

test('the beginning follows the end, whatever the size of the chunks', async () => {
  const audio = Buffer.from('first-frame|second-frame|last-frame|');
  const heard = await readBytes(loopStream(audio, { bytesPerSecond: 400, burstSeconds: 0.25 }), 200);
  expect(heard.length).toBeGreaterThanOrEqual(200);
  expect(heard.toString()).toBe(audio.toString().repeat(20).slice(0, heard.length));
});

test('after the burst it keeps to the pace of listening', async () => {
  const stream = loopStream(new Uint8Array(1000), { bytesPerSecond: 10_000, burstSeconds: 2 });
  const started = performance.now();
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await sleep(100);
  expect(bytes).toBe(20_000);
  await sleep(1500);
  const seconds = (performance.now() - started) / 1000;
  stream.destroy();
  expect(bytes).toBeLessThanOrEqual(20_000 + seconds * 10_000);
  expect(bytes).toBeGreaterThanOrEqual(20_000 + (seconds - 0.6) * 10_000);
});

test('a listener who stops reading gets no more than one burst afterwards', async () => {
  const pace = { bytesPerSecond: 1_000_000, burstSeconds: 0.1 };
  const stream = loopStream(new Uint8Array(1000), pace);
  const reading = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  await reading.next();
  await sleep(1000);
  // After a million bytes, the buffer has at most its high water mark plus the chunk that crossed it.
  expect(stream.readableLength).toBeLessThanOrEqual(stream.readableHighWaterMark + 1000);
  let bytes = 0;
  const until = performance.now() + 100;
  while (performance.now() < until) {
    const { value } = await Promise.race([reading.next(), sleep(50, { value: Buffer.alloc(0) })]);
    bytes += value.length;
  }
  stream.destroy();
  expect(bytes).toBeLessThan(300_000);
});
