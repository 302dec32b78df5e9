import { listenToPage } from './listening.ts';
import { startRadioStation, type RadioStation } from './radio-station.ts';
import { startSite } from './running-site.ts';
import { test as base } from './test.ts';

/** Tests of the radio: every worker has a station of its own and a site that plays it. */
export const test = base.extend<{ heardPage: undefined }, { station: RadioStation }>({
  station: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const station = await startRadioStation();
      await use(station);
      await station.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ station }, use) => {
      const site = await startSite({ RADIO_UPSTREAM: station.url });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  heardPage: [
    async ({ page, station }, use) => {
      station.become('on');
      await listenToPage(page);
      await use(undefined);
    },
    { auto: true },
  ],
});
