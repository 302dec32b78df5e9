import { listenToPage } from './listening.ts';
import type { RadioStation } from './radio-station.ts';
import { test as base } from './test.ts';

/** Tests of the radio: on the site that plays a station of ours, which is on the air when a test begins. */
export const test = base.extend<{ station: RadioStation; heardPage: undefined }>({
  baseURL: async ({ radio }, use) => use(radio.site.origin),
  station: async ({ radio }, use) => {
    radio.station.become('on');
    await use(radio.station);
  },
  heardPage: [
    async ({ page, station: _onTheAir }, use) => {
      await listenToPage(page);
      await use(undefined);
    },
    { auto: true },
  ],
});
