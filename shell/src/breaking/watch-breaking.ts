import { closeAlert } from './closed-alerts.ts';

/** A page from a cache may be older than the news; it asks after this time. */
const FIRST_MS = 2000;
/** While the page is seen. */
const EVERY_MS = 30_000;
const DEADLINE_MS = 5000;

const NEWS = '[data-breaking]';

/**
 * Asks the server for breaking news and alerts while the page is seen, for pages from caches and for those that are read already.
 * What comes later lies over the upper edge of the window, and is read out politely; what has ended leaves its room. So nothing moves.
 */
export function watchBreaking(): void {
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const answer = await fetch('/_breaking', { signal: AbortSignal.timeout(DEADLINE_MS) });
      if (answer.ok) showBreaking(await answer.text());
    } catch {
      // The next look may succeed.
    }
  };
  setTimeout(() => void look(), FIRST_MS);
  setInterval(() => void look(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void look());
}

/** `html`: the banners as the server writes them, escaped; empty if there are none. */
export function showBreaking(html: string): void {
  const place = document.querySelector('[data-frame="breaking"]');
  if (!place) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  const standing = new Map(
    [...template.content.querySelectorAll<HTMLElement>(NEWS)].map((one) => [one.dataset['breaking'], one]),
  );
  // They have no place: one without `hidden` would hide those that come after it.
  for (const name of (document.documentElement.dataset['closed'] ?? '').split(' ')) standing.delete(name);
  for (const shown of place.querySelectorAll<HTMLElement>(NEWS)) {
    const stands = standing.delete(shown.dataset['breaking']);
    if (shown.dataset['late'] === undefined) shown.style.visibility = stands ? '' : 'hidden';
    else if (!stands) shown.remove();
  }
  for (const news of standing.values()) {
    news.dataset['late'] = '';
    place.append(news);
  }
}

/** The buttons of all banners: also of those that the page came with. */
export function closeBanners({ target }: Event): void {
  const news = (target as Element).closest?.('button')?.closest<HTMLElement>(NEWS);
  if (!news) return;
  news.hidden = true;
  const { breaking = '' } = news.dataset;
  if (breaking.startsWith('alert')) closeAlert(breaking);
}
