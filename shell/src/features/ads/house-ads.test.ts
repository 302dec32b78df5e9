import { HOUSE_ADS, houseAd, type AdSize } from '@meadowlark/shared/design/ads/house-ads.ts';
import { findRoute } from '../../composition/find-route.ts';

const ALL = Object.values(HOUSE_ADS).flat();

// spec beyond: Ads of an outside network only by setting, in a sandbox
test.each(ALL.map(({ title, link }) => [title, link.href]))('"%s" leads to a page of the site', (_, href) => {
  expect(findRoute(href)?.route.kind).toBe('remote');
});

test('the page that an advertisement links to shows another one, and no two slots show the same', () => {
  for (const [size, ads] of Object.entries(HOUSE_ADS))
    for (const { link } of ads.length > 1 ? ads : []) {
      const shown = ads.slice(1).map((_, i) => houseAd(size as AdSize, i + 1, link.href).link.href);
      expect(shown).not.toContain(link.href);
      expect(new Set(shown).size).toBe(shown.length);
    }
});

test('no two house advertisements lead to the same page', () => {
  expect(new Set(ALL.map(({ link }) => link.href)).size).toBe(ALL.length);
});
