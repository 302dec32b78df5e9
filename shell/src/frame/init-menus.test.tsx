import { PARTNERS } from '@meadowlark/shared/site.ts';
import { fireEvent, screen } from '@testing-library/react';
import { siteFrame } from '../rendering/site-frame.tsx';
import { initMenus } from './init-menus.ts';

const { frame } = siteFrame({ today: '', year: '' }, new URL('https://news.example/about'));
const [partner] = PARTNERS;

beforeAll(() => {
  initMenus();
  addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  document.body.innerHTML = `${frame.masthead.__html}<main tabindex="-1"><a href="/faq">FAQ</a></main>`;
  menu().open = true;
});

const menu = () => document.querySelector('header details') as HTMLDetailsElement;
const inMenu = (href: string) => menu().querySelector(`a[href="${href}"]`) as HTMLElement;

it('closes an open menu on Escape, and gives the focus back to its toggle', () => {
  inMenu('/books').focus();
  expect(fireEvent.keyDown(inMenu('/books'), { key: 'Escape' })).toBe(false);
  expect(menu().open).toBe(false);
  expect(menu().querySelector('summary')).toHaveFocus();
  // Without an open menu the key is left to other scripts.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

it('closes it on a click outside, not on one inside', () => {
  fireEvent.pointerDown(inMenu('/books'));
  expect(menu().open).toBe(true);
  fireEvent.pointerDown(screen.getByRole('main'));
  expect(menu().open).toBe(false);
});

it('closes it when the keyboard moves on past its last link', () => {
  inMenu('/books').focus();
  expect(menu().open).toBe(true);
  screen.getByRole('main').focus();
  expect(menu().open).toBe(false);
});

// spec 2 Routes: The menu closes when a link is clicked
it.each([
  ['another page', '/contact'],
  ['the page that is there', '/about'],
  ['another site', partner.url],
])('closes it when a link in it to %s is followed', (_where, href) => {
  fireEvent.click(inMenu(href));
  expect(menu().open).toBe(false);
});

it('leaves it open when something else on the page is clicked', () => {
  fireEvent.click(screen.getByRole('main').querySelector('a') as HTMLElement);
  expect(menu().open).toBe(true);
});
