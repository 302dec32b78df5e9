import { recordAudio } from './browser/audio.ts';
import type { RadioStation } from './services/radio-station.ts';
import { test as base } from './test.ts';

/** Tests on the site with a fake radio station, which is `on` when a test begins. */
export const test = base.extend<{ station: RadioStation; recordedAudio: undefined }>({
  baseURL: async ({ radio }, use) => use(radio.site.origin),
  station: async ({ radio }, use) => {
    radio.station.setState('on');
    await use(radio.station);
  },
  recordedAudio: [
    async ({ page, station: _onAir }, use) => {
      await recordAudio(page);
      await use(undefined);
    },
    { auto: true },
  ],
});
