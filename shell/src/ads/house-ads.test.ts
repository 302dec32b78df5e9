import { HOUSE_ADS } from '@meadowlark/shared/design/ads/house-ads.ts';
import { matchRoute } from '../composition/match-route.ts';

const ALL = Object.values(HOUSE_ADS).flat();

// spec beyond: Ads of an outside network only by setting, in a sandbox
test.each(ALL.map(({ title, link }) => [title, link.href]))('"%s" leads to a page of the site', (_, href) => {
  expect(matchRoute(href)?.route.kind).toBe('remote');
});

test('no two house advertisements lead to the same page', () => {
  expect(new Set(ALL.map(({ link }) => link.href)).size).toBe(ALL.length);
});
