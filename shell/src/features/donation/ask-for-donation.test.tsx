import { CHARITY } from '@meadowlark/shared/site.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initMenu } from '../../frame/init-menu.ts';
import { siteFrame } from '../../rendering/site-frame.tsx';

const { frame } = siteFrame({ today: '', year: '' }, new URL('https://news.example/about'));

beforeAll(() => {
  initMenu();
  // jsdom cannot open the charity's page.
  addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  sessionStorage.clear();
  write();
});

/** A page from the server with a field, a menu and the donation card. */
function write(): void {
  document.body.innerHTML =
    frame.masthead.__html +
    `<main tabindex="-1"><input aria-label="Search"></main>${frame.menu.__html}${frame.donation.__html}`;
}

/** Imports the script again, as in a new document. */
async function script(): Promise<() => void> {
  jest.resetModules();
  return (await import('./ask-for-donation.ts')).askForDonation;
}

/** Shows the card. */
async function ask(): Promise<void> {
  const askForDonation = await script();
  askForDonation();
}

const user = userEvent.setup();
const popUp = () => screen.queryByRole('dialog', { name: CHARITY.name });
const field = () => screen.getByRole('textbox', { name: 'Search' });
const button = (name: string) => screen.getByRole('button', { name });
const donate = () => screen.getByRole('link', { name: /^Donate/ });

// spec 4 States: Pop-up after 30 seconds, unless closed in this session
// spec 4 States: Three ways to close it, each remembered for the session
it.each<[string, () => Promise<void>]>([
  ['its close control', () => user.click(button('Close'))],
  ['"Maybe Later"', () => user.click(button('Maybe Later'))],
  ['Escape', () => user.keyboard('{Escape}')],
  ['"Donate"', () => user.click(donate())],
  ['"Donate" in a tab behind this one', () => user.pointer({ keys: '[MouseMiddle]', target: donate() })],
])('closed by %s, the pop-up stays away for the session', async (_way, close) => {
  expect(popUp()).toBeNull();
  await ask();
  expect(popUp()).toHaveTextContent(CHARITY.text);
  await close();
  expect(popUp()).toBeNull();

  // A new document.
  write();
  await ask();
  expect(popUp()).toBeNull();
});

it('opens the charity in a new tab without referrer or opener', async () => {
  await ask();
  expect(donate()).toHaveAttribute('href', CHARITY.url);
  expect(donate()).toHaveAttribute('target', '_blank');
  expect(donate()).toHaveAttribute('rel', 'noopener noreferrer');
  await user.keyboard('{Escape}');
});

it('takes no focus, is announced, and returns the focus to where it came from', async () => {
  field().focus();
  await ask();
  expect(field()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('a word from our charity partner');
  button('Close').focus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('moves the focus to the page if the focused element is gone', async () => {
  field().focus();
  await ask();
  button('Maybe Later').focus();
  field().remove();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('does not move the focus or change the page when it is closed from elsewhere', async () => {
  await ask();
  await user.click(field());
  expect(popUp()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(field()).toHaveFocus();
});

it('leaves Escape to an open menu first', async () => {
  await ask();
  screen.getByRole('navigation', { name: 'All sections' }).showPopover();
  expect(document.querySelectorAll('header [data-open]')).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(document.querySelectorAll('header [data-open]')).toHaveLength(0);
  expect(popUp()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(popUp()).toBeNull();
});

it('where storage is forbidden, stays closed while the page is open', async () => {
  const askForDonation = await script();
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  askForDonation();
  expect(popUp()).not.toBeNull();
  fireEvent.click(button('Maybe Later'));
  askForDonation();
  expect(popUp()).toBeNull();
  expect(storage).toHaveBeenCalled();
  storage.mockRestore();
});

it('closes after React has written the page again, and returns the focus', async () => {
  await ask();
  document
    .querySelector('[data-donation]')
    ?.replaceWith(document.querySelector('[data-donation]')?.cloneNode(true) ?? '');
  expect(popUp()).toBeVisible();
  field().focus();
  button('Maybe Later').focus();
  await user.keyboard('{Enter}');
  expect(popUp()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field()).toHaveFocus();
});

it('stays while the menu of its link is open, and disappears from a cached page after it was closed on another', async () => {
  await ask();
  const link = popUp()?.querySelector('a') as HTMLElement;
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(popUp()).toBeVisible();
  sessionStorage.setItem('donation-closed', 'yes');
  dispatchEvent(new Event('pageshow'));
  expect(popUp()).toBeNull();
});
