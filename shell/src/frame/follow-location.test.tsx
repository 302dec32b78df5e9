import { siteFrame } from '../rendering/site-frame.tsx';
import { followLocation } from './follow-location.ts';

const DAY = { today: 'Saturday, November 21, 2026', year: '2026' };

function frameOf(path: string): void {
  const { frame } = siteFrame(DAY, new URL(path, 'https://news.example'));
  const page = document.createElement('div');
  page.innerHTML = `<div data-frame="masthead">${frame.masthead.__html}</div><div data-frame="footer">${frame.footer.__html}</div>`;
  document.body.replaceChildren(page);
}

it.each([
  ['/politics', '/'],
  ['/', '/politics'],
  ['/blog', '/blog/first-post'],
  ['/about', '/nowhere'],
  ['/about', '/radio'],
])('from %s to %s the frame becomes what the server would have written', (from, to) => {
  const wanted = new Map<string, string | null>();
  frameOf(to);
  for (const link of document.querySelectorAll('a[href]'))
    wanted.set(link.outerHTML.replace(/ aria-current="\w+"/, ''), link.getAttribute('aria-current'));
  const front = document.querySelector('header')?.hasAttribute('data-front');
  frameOf(from);
  followLocation({ pathname: to, search: '' });
  for (const link of document.querySelectorAll('a[href]'))
    expect(link.getAttribute('aria-current')).toBe(
      wanted.get(link.outerHTML.replace(/ aria-current="\w+"/, '')),
    );
  expect(document.querySelector('header')?.hasAttribute('data-front')).toBe(front);
});

it('closes the open menu', () => {
  frameOf('/about');
  const menu = document.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  followLocation({ pathname: '/faq', search: '' });
  expect(menu.open).toBe(false);
});
