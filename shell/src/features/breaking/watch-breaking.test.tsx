import { screen } from '@testing-library/react';
import { BREAKING_PLACE } from './breaking-place.ts';
import { CLOSED_ALERTS_SCRIPT, hideClosedAlerts } from './closed-alerts.ts';
import { closeBanners, showBreaking } from './watch-breaking.ts';

const banner = (number: number) =>
  `<section data-breaking="${number}" aria-label="Breaking news"><p><b>Breaking</b><span>News ${number}</span><button aria-label="Close">×</button></p></section>`;

/** A page as the server sent it. */
function page(sent = ''): void {
  document.body.innerHTML = BREAKING_PLACE.replace('</div>', `${sent}</div>`);
}

const alert = (name: string) =>
  `<section data-breaking="alert-${name}"><p><span>${name}</span><button aria-label="Close">×</button></p></section>`;

const stop = new AbortController();
beforeAll(() => document.addEventListener('click', closeBanners, { signal: stop.signal }));
afterAll(() => stop.abort());

const news = (number: number) => document.querySelector<HTMLElement>(`[data-breaking="${number}"]`);

it('later news is announced politely and covers the page until the reader closes it', () => {
  page();
  showBreaking(banner(1));
  expect(screen.getByRole('status')).toHaveTextContent('News 1');
  expect(news(1)).toHaveAttribute('data-late');
  screen.getByRole('button', { name: 'Close' }).click();
  showBreaking(banner(1));
  expect(news(1)).not.toBeVisible();
  showBreaking(banner(2));
  expect(news(1)).toBeNull();
  expect(news(2)).toBeVisible();
});

it('a banner in the HTML of the page keeps its space when it ends, and is not announced again', () => {
  page(banner(1));
  showBreaking(banner(1));
  expect(document.querySelectorAll('[data-breaking]')).toHaveLength(1);
  expect(news(1)).toBeVisible();
  showBreaking('');
  expect(news(1)).not.toBeVisible();
  expect(news(1)).not.toHaveAttribute('hidden');
  showBreaking(banner(1));
  expect(news(1)).toBeVisible();
});

it('a closed alert stays closed for the session, on later pages too; closed breaking news on this page', () => {
  page(banner(1) + alert('flood'));
  screen.getAllByRole('button', { name: 'Close' })[1]?.click();
  expect(document.querySelector('[data-breaking="alert-flood"]')).not.toBeVisible();
  expect(news(1)).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-closed', 'alert-flood ');
  delete document.documentElement.dataset['closed'];
  // As the next page runs it in its head.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(CLOSED_ALERTS_SCRIPT)();
  expect(document.documentElement).toHaveAttribute('data-closed', 'alert-flood ');
  // Another page of the session closes one more, while this one is in the back/forward cache.
  sessionStorage.setItem('alerts', 'alert-wind alert-flood ');
  hideClosedAlerts();
  expect(document.documentElement).toHaveAttribute('data-closed', 'alert-wind alert-flood ');
});

it('an alert that was closed while storage was full stays closed on its page, whatever another tab stores', () => {
  page();
  showBreaking(alert('hail'));
  screen.getByRole('button', { name: 'Close' }).click();
  // As if nothing could be stored.
  sessionStorage.clear();
  showBreaking('');
  hideClosedAlerts();
  showBreaking(alert('hail'));
  expect(document.querySelector('[data-breaking]')).toBeNull();
});

it('an alert closed on another page takes no space from later ones', () => {
  document.documentElement.dataset['closed'] = 'alert-wind ';
  page();
  showBreaking(alert('wind') + alert('flood'));
  expect([...document.querySelectorAll('[data-late]')].map((one) => one.textContent)).toEqual(['flood×']);
  // This page was in the back/forward cache while its reader closed one more on another.
  document.documentElement.dataset['closed'] = 'alert-flood alert-wind ';
  showBreaking(alert('wind') + alert('flood') + banner(1));
  expect([...document.querySelectorAll('[data-late]')].map((one) => one.textContent)).toEqual([
    'BreakingNews 1×',
  ]);
  delete document.documentElement.dataset['closed'];
});

it('several later banners are all shown, each once', () => {
  page();
  showBreaking(banner(1) + alert('wind'));
  showBreaking(banner(1) + alert('wind') + alert('flood'));
  expect([...document.querySelectorAll<HTMLElement>('[data-late]')].map((one) => one.textContent)).toEqual([
    'BreakingNews 1×',
    'wind×',
    'flood×',
  ]);
});

it('without storage a closed alert stays closed in this document, even if the server sends it again', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  document.documentElement.dataset['closed'] = '';
  page();
  showBreaking(alert('hail'));
  screen.getByRole('button', { name: 'Close' }).click();
  showBreaking('');
  showBreaking(alert('hail'));
  storage.mockRestore();
  // Each alert comes with a style for its name here.
  expect(document.documentElement).toHaveAttribute('data-closed', 'alert-hail ');
});
