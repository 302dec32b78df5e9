import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

interface LoopPace {
  /** The byte rate of the audio. */
  bytesPerSecond: number;
  /** Seconds of audio sent at once, so that the player can start and bridge a gap. */
  burstSeconds: number;
}

const TICK_MS = 250;

/**
 * Loops the audio forever, at its byte rate. Produces nothing while the listener does not read, and then catches up
 * by at most one burst.
 */
export function loopStream(audio: Uint8Array, pace: LoopPace): Readable {
  return Readable.from(pacedChunks(audio, pace), { objectMode: false });
}

async function* pacedChunks(audio: Uint8Array, pace: LoopPace): AsyncGenerator<Uint8Array, void> {
  const burst = pace.burstSeconds * pace.bytesPerSecond;
  let owed = burst;
  let position = 0;
  let updatedAt = performance.now();
  for (;;) {
    while (owed >= 1) {
      const chunk = audio.subarray(position, position + Math.floor(owed));
      position = (position + chunk.length) % audio.length;
      owed -= chunk.length;
      yield chunk;
    }
    await sleep(TICK_MS);
    // By the clock, not by ticks: timers are late, and a stream slower than its byte rate runs dry.
    const now = performance.now();
    owed = Math.min(burst, owed + ((now - updatedAt) / 1000) * pace.bytesPerSecond);
    updatedAt = now;
  }
}
