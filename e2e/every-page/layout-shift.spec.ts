import { SCREENS } from '../support/pages/screens.ts';
import { expect, test } from '../support/test.ts';
import { shiftsOn } from './cold-load.ts';

for (const { name, address } of SCREENS)
  for (const width of [360, 768, 1280])
    for (const network of ['pieces', 'late'] as const)
      test(
        `${name}: nothing moves on a cold load, ${width} px, ${network}`,
        { tag: '@full' },
        async ({ browser, site, request }) => {
          const url = new URL(await address(request), site.origin).href;
          expect(await shiftsOn(browser, url, width, network)).toEqual([]);
        },
      );
