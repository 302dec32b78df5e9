import { screen } from '@testing-library/react';
import { BREAKING_PLACE } from './breaking-place.ts';
import { showBreaking } from './watch-breaking.ts';

const banner = (number: number) =>
  `<section data-breaking="${number}" aria-label="Breaking news"><p><b>Breaking</b><span>News ${number}</span></p></section>`;

/** A page as the server sent it. */
function page(sent = ''): void {
  document.body.innerHTML = BREAKING_PLACE.replace('</div>', `${sent}</div>`);
}

const news = (number: number) => document.querySelector<HTMLElement>(`[data-breaking="${number}"]`);

it('what comes later is read out politely and lies over the page, until the reader closes it', () => {
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

it('what the page came with leaves its room when it ends, and is not said twice', () => {
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
