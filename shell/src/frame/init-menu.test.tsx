import { PARTNERS } from '@meadowlark/shared/site.ts';
import { fireEvent, screen } from '@testing-library/react';
import { siteFrame } from '../rendering/site-frame.tsx';
import { closeMenu, initMenu, MENU_ID } from './init-menu.ts';

const { frame } = siteFrame({ today: '', year: '' }, new URL('https://news.example/about'));
const [partner] = PARTNERS;

const menu = () => screen.getByRole('navigation', { name: 'All sections', hidden: true });
const inMenu = (href: string) => menu().querySelector(`a[href="${href}"]`) as HTMLElement;
const toggle = () => document.querySelector('header [popovertarget]') as HTMLElement;
const isOpen = () => toggle().dataset['open'] !== undefined;

beforeAll(() => {
  initMenu();
  addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  document.body.innerHTML = `${frame.masthead.__html}<main tabindex="-1"><a href="/faq">FAQ</a></main>${frame.menu.__html}`;
  menu().showPopover();
});

it('closes an open menu on Escape', () => {
  expect(isOpen()).toBe(true);
  inMenu('/books').focus();
  expect(fireEvent.keyDown(inMenu('/books'), { key: 'Escape' })).toBe(false);
  expect(isOpen()).toBe(false);
  // Without an open menu, other scripts handle the key.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

it('closes an open menu on a page that uses its id as well', () => {
  const main = screen.getByRole('main');
  main.id = MENU_ID;
  // As browsers do for elements that are not popovers.
  const refused = jest.fn(() => {
    throw new DOMException('Not supported on elements that do not have a valid value for popover.');
  });
  main.hidePopover = refused;
  closeMenu();
  expect(refused).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
});

it('closes it when the focus moves past its last link, but not back to its toggle', () => {
  inMenu('/books').focus();
  toggle().focus();
  expect(isOpen()).toBe(true);
  screen.getByRole('main').focus();
  expect(isOpen()).toBe(false);
});

// spec 2 Routes: The menu closes when a link is clicked
it.each([
  ['another page', '/contact'],
  ['the page that is there', '/about'],
  ['another site', partner.url],
])('closes it when a link in it to %s is followed', (_where, href) => {
  fireEvent.click(inMenu(href));
  expect(isOpen()).toBe(false);
});

it('leaves it open when something else on the page is clicked', () => {
  fireEvent.click(screen.getByRole('main').querySelector('a') as HTMLElement);
  expect(isOpen()).toBe(true);
});
