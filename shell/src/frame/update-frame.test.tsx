import { siteFrame } from '../rendering/site-frame.tsx';
import { markLinks, updateFrame } from './update-frame.ts';

const DAY = { today: 'Saturday, November 21, 2026', year: '2026' };

function frameOf(path: string, section?: string): void {
  const { frame } = siteFrame(DAY, new URL(path, 'https://news.example'), section);
  const page = document.createElement('div');
  page.innerHTML = (['masthead', 'menu', 'footer'] as const)
    .map((part) => `<div data-frame="${part}">${frame[part].__html}</div>`)
    .join('');
  document.body.replaceChildren(page);
}

it.each<[from: string, to: string, section: string | undefined]>([
  ['/politics', '/', undefined],
  ['/', '/politics', undefined],
  ['/blog', '/blog/first-post', '/blog'],
  ['/local-news', '/article/1a2b3c', '/local-news'],
  ['/local-news', '/article/1a2b3c', undefined],
  ['/about', '/nowhere', undefined],
  ['/about', '/radio', undefined],
])('from %s to %s the frame becomes what the server would render', (from, to, section) => {
  const wanted = new Map<string, string | null>();
  frameOf(to, section);
  for (const link of document.querySelectorAll('a[href]'))
    wanted.set(link.outerHTML.replace(/ aria-current="\w+"/, ''), link.getAttribute('aria-current'));
  const front = document.querySelector('header')?.hasAttribute('data-front');
  frameOf(from);
  updateFrame({ pathname: to, search: '' });
  markLinks(to, section);
  for (const link of document.querySelectorAll('a[href]'))
    expect(link.getAttribute('aria-current')).toBe(
      wanted.get(link.outerHTML.replace(/ aria-current="\w+"/, '')),
    );
  expect(document.querySelector('header')?.hasAttribute('data-front')).toBe(front);
});

it('the masthead shows the current day in a tab that is open for days, and formats no date before', () => {
  frameOf('/about');
  const format = jest.spyOn(Date.prototype, 'toLocaleDateString');
  updateFrame({ pathname: '/faq', search: '' });
  expect(format).not.toHaveBeenCalled();
  jest.useFakeTimers({ now: new Date('2030-11-26T03:00:00Z'), doNotFake: ['performance'] });
  updateFrame({ pathname: '/faq', search: '' });
  jest.useRealTimers();
  // It is three in the morning in another time zone.
  expect(document.querySelector('header')).toHaveTextContent('Monday, November 25, 2030');
});

it('closes the open menu', () => {
  frameOf('/about');
  const hide = jest.spyOn(document.querySelector('[popover]') as HTMLElement, 'hidePopover');
  updateFrame({ pathname: '/faq', search: '' });
  expect(hide).toHaveBeenCalled();
});
