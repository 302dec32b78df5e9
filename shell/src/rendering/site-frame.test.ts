import { PageStyles } from './styles/page-styles.tsx';
import { siteFrame } from './site-frame.tsx';

const DAY = { today: 'Saturday, November 21, 2026', year: '2026' };
const at = (path: string, section?: string) => siteFrame(DAY, new URL(path, 'https://news.example'), section);

it('marks the link to this page, and the section that its head names', () => {
  expect(at('/politics').frame.masthead.__html).toContain('href="/politics" aria-current="page"');
  expect(at('/article/1a2b3c', '/politics').frame.masthead.__html).toContain(
    'href="/politics" aria-current="true"',
  );
  expect(at('/article/politics-1a2b3c').frame.masthead.__html).not.toContain('aria-current');
  expect(at('/').frame.masthead.__html).toContain('data-front');
  expect(at('/politics').frame.masthead.__html).not.toContain('data-front');
});

it('is rendered once for the pages of a section and a day', () => {
  expect(at('/blog/one', '/blog').frame).toBe(at('/blog/two', '/blog').frame);
  // Whatever a release names: the frame is cached only for sections that it links to.
  expect(at('/article/one', '/nowhere').frame).toBe(at('/article/two').frame);
  expect(at('/politics').frame).not.toBe(at('/business').frame);
  expect(siteFrame({ ...DAY, today: 'Sunday' }, new URL('https://news.example/')).frame).not.toBe(
    at('/').frame,
  );
});

it('has the links that releases name at the end of their group, as text, and marks them like others', () => {
  const granted = [{ group: 'Life' as const, href: '/weather', text: 'Snow & <ice>' }];
  const url = new URL('/weather/radar', 'https://news.example');
  const { menu } = siteFrame({ ...DAY, granted }, url, '/weather').frame;
  expect(menu.__html).toMatch(
    /href="\/books">Books<\/a><\/li><li><a href="\/weather" aria-current="true">Snow &amp; &lt;ice&gt;<\/a><\/li><\/ul>/,
  );
  expect(at('/weather/radar', '/weather').frame.menu.__html).not.toContain('/weather');
});

it('a page has its rules once each, in the order of the components', () => {
  const styles = new PageStyles();
  styles.add(at('/').styles);
  styles.add(at('/').styles);
  const css = styles.take();
  const groups = [...css.matchAll(/data-styled\.g(\d+)\[id="([^"]+)"\]/g)];
  expect(groups.length).toBeGreaterThan(20);
  expect(new Set(groups.map(([, , id]) => id)).size).toBe(groups.length);
  const numbers = groups.map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
