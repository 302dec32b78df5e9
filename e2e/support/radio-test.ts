import { recordAudio } from './browser/audio.ts';
import type { RadioStation } from './services/radio-station.ts';
import { test as base } from './test.ts';

/** Tests of the radio on the scripted site, whose station is `on` when a test begins. */
export const test = base.extend<{ station: RadioStation; recordedAudio: undefined }>({
  baseURL: async ({ scripted }, use) => use(scripted.origin),
  station: async ({ scripted }, use) => use(scripted.station),
  recordedAudio: [
    async ({ page, station: _onAir }, use) => {
      await recordAudio(page);
      await use(undefined);
    },
    { auto: true },
  ],
});
