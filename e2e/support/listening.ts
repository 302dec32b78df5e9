import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The element that was told to play last, and how often one was. */
    heard?: { audio: HTMLMediaElement; plays: number };
  }
}

/** The player's element hangs in no document: remembers it when it plays. To be called before the page is opened. */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = new Proxy(Reflect.get(HTMLMediaElement.prototype, 'play'), {
      apply: (play, audio: HTMLMediaElement) => {
        window.heard = { audio, plays: (window.heard?.plays ?? 0) + 1 };
        return Reflect.apply(play, audio, []);
      },
    });
  });
}

/** What the element does now. */
export function heard(page: Page) {
  return page.evaluate(() => {
    if (!window.heard) throw new Error('nothing was played');
    const { audio, plays } = window.heard;
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

/** Waits until the sound moves on from where it is now. */
export async function expectSound(page: Page): Promise<void> {
  const { currentTime } = await heard(page);
  await expect.poll(async () => (await heard(page)).currentTime).toBeGreaterThan(currentTime + 0.2);
}

/** The loudest sample in some 50 ms of what the element puts out: 0 is silence, 1 the most there is. */
export function loudness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const audio = window.heard?.audio as (HTMLMediaElement & { captureStream(): MediaStream }) | undefined;
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
