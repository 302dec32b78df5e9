import { LOOP_AUDIO, LOOP_BYTES_PER_SECOND } from './loop-audio.ts';

const FRAME_BYTES = 192;
const FRAMES_PER_SECOND = 48_000 / 1152;

test('the loop contains only complete frames of one kind, so that it repeats without a gap', () => {
  const audio = Buffer.from(LOOP_AUDIO);
  expect(audio.length % FRAME_BYTES).toBe(0);
  expect(audio.length).toBeLessThan(500_000);
  const headers = new Set<string>();
  for (let at = 0; at < audio.length; at += FRAME_BYTES) headers.add(audio.toString('hex', at, at + 4));
  // MPEG 1 layer III, 64 kbit/s, 48 kHz, no padding, mono: a tag or an odd frame would add a second value.
  expect([...headers]).toEqual(['fffb54c4']);
});

test('no frame leans on an earlier one, so that the first follows the last cleanly', () => {
  for (let at = 0; at < LOOP_AUDIO.length; at += FRAME_BYTES) {
    // The nine bits after the header say how far back the data of a frame begins.
    const reachesBack = ((LOOP_AUDIO[at + 4] ?? 0) << 1) | ((LOOP_AUDIO[at + 5] ?? 0) >> 7);
    expect(reachesBack).toBe(0);
  }
});

test('the stated byte rate is the rate at which it is heard', () => {
  expect(LOOP_BYTES_PER_SECOND).toBe(FRAME_BYTES * FRAMES_PER_SECOND);
});
