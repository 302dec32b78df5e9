import { closeAlert } from './closed-alerts.ts';

/** A page from a cache may be older than the news, so it checks after this time. */
const FIRST_MS = 2000;
/** Interval while the page is visible. */
const EVERY_MS = 30_000;
const DEADLINE_MS = 5000;

const NEWS = '[data-breaking]';

/**
 * Polls the server for breaking news and alerts while the page is visible, because pages may come from caches or stay open.
 * A late banner covers the top of the window and is announced politely; an ended one keeps its space. So nothing moves.
 */
export function watchBreaking(): void {
  const look = () => {
    if (document.hidden) return;
    fetch('/_breaking', { signal: AbortSignal.timeout(DEADLINE_MS) })
      .then(async (response) => response.ok && showBreaking(await response.text()))
      // The next request may succeed.
      .catch(() => {});
  };
  setTimeout(look, FIRST_MS);
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
}

/** `html`: the banners as the server writes them, escaped; empty if there are none. */
export function showBreaking(html: string): void {
  const place = document.querySelector('[data-frame="breaking"]');
  if (!place) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  const current = new Map(
    [...template.content.querySelectorAll<HTMLElement>(NEWS)].map((one) => [one.dataset['breaking'], one]),
  );
  // Remove them: a closed banner without `hidden` would cover the ones after it.
  for (const name of (document.documentElement.dataset['closed'] ?? '').split(' ')) current.delete(name);
  for (const shown of place.querySelectorAll<HTMLElement>(NEWS)) {
    const isCurrent = current.delete(shown.dataset['breaking']);
    if (shown.dataset['late'] === undefined) shown.style.visibility = isCurrent ? '' : 'hidden';
    else if (!isCurrent) shown.remove();
  }
  for (const news of current.values()) {
    news.dataset['late'] = '';
    place.append(news);
  }
}

/** The buttons of all banners, including those in the page's HTML. */
export function closeBanners({ target }: Event): void {
  const news = (target as Element).closest?.('button')?.closest<HTMLElement>(NEWS);
  if (!news) return;
  news.hidden = true;
  const { breaking = '' } = news.dataset;
  if (breaking.startsWith('alert')) closeAlert(breaking);
}
