import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoopPace {
  /** The byte rate of the audio: what a listener uses up in one second of listening. */
  bytesPerSecond: number;
  /** Seconds of audio sent at once, so that the player can start and survive a hiccup. */
  burstSeconds: number;
}

const TICK_MS = 250;

/**
 * The audio over and over, without an end, at the pace at which it is heard. Nothing is made in advance: while the
 * listener does not read, nothing is added to the stream's buffer, and what such a listener missed is not made up
 * for beyond one burst.
 */
export function loopStream(audio: Uint8Array, pace: LoopPace): Readable {
  return Readable.from(pacedChunks(audio, pace), { objectMode: false });
}

async function* pacedChunks(audio: Uint8Array, pace: LoopPace): AsyncGenerator<Uint8Array, void> {
  const burst = pace.burstSeconds * pace.bytesPerSecond;
  let owed = burst;
  let position = 0;
  let reckoned = performance.now();
  for (;;) {
    while (owed >= 1) {
      const chunk = audio.subarray(position, position + Math.floor(owed));
      position = (position + chunk.length) % audio.length;
      owed -= chunk.length;
      yield chunk;
    }
    await sleep(TICK_MS);
    // By the clock and not by counting ticks: timers are late, and a stream slower than its sound runs dry.
    const now = performance.now();
    owed = Math.min(burst, owed + ((now - reckoned) / 1000) * pace.bytesPerSecond);
    reckoned = now;
  }
}
