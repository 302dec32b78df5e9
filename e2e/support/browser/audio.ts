import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The element that last called `play`, and the number of calls so far. */
    playedAudio?: { audio: HTMLMediaElement; plays: number };
  }
}

/** Records the audio element when it plays, because it is in no document. Call it before opening the page. */
export async function recordAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = new Proxy(Reflect.get(HTMLMediaElement.prototype, 'play'), {
      apply: (play, audio: HTMLMediaElement) => {
        window.playedAudio = { audio, plays: (window.playedAudio?.plays ?? 0) + 1 };
        return Reflect.apply(play, audio, []);
      },
    });
  });
}

/** State of the recorded element. Rejects if nothing has played. */
export function audioState(page: Page) {
  return page.evaluate(() => {
    if (!window.playedAudio) throw new Error('nothing was played');
    const { audio, plays } = window.playedAudio;
    const { currentTime, volume, muted, paused, crossOrigin, preload } = audio;
    return {
      plays,
      src: audio.getAttribute('src'),
      currentTime,
      volume,
      muted,
      paused,
      crossOrigin,
      preload,
    };
  });
}

/** Expects playback to advance by more than 0.2 s. */
export async function expectSound(page: Page): Promise<void> {
  const { currentTime } = await audioState(page);
  await expect.poll(async () => (await audioState(page)).currentTime).toBeGreaterThan(currentTime + 0.2);
}

/** Peak amplitude in about 50 ms of output, from 0 (silence) to 1. */
export function loudness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const audio = window.playedAudio?.audio as
      | (HTMLMediaElement & { captureStream(): MediaStream })
      | undefined;
    if (!audio) throw new Error('nothing was played');
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(audio.captureStream()).connect(analyser);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    await context.close();
    return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });
}
