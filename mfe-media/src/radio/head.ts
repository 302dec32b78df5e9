import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { RadioData } from './load.ts';

export const head: HeadOf<RadioData> = ({ program }, { settings }) => ({
  title: 'Live Radio',
  description: `The live stream of ${SITE.name}, around the clock.`,
  canonical: '/radio',
  structuredData: [
    {
      '@type': 'RadioBroadcastService',
      name: `${SITE.name} Live Radio`,
      broadcastDisplayName: 'Live Radio',
      url: `${settings.origin}/radio`,
      areaServed: SITE.place,
      broadcastTimezone: SITE.timeZone,
      inLanguage: 'en-US',
      potentialAction: { '@type': 'ListenAction', target: `${settings.origin}${program.src}` },
      broadcaster: { '@type': 'NewsMediaOrganization', name: SITE.name, url: settings.origin },
    },
  ],
});
