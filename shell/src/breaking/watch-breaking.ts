/** A page from a cache may be older than the news; it asks after this time. */
const FIRST_MS = 2000;
/** While the page is seen. */
const EVERY_MS = 30_000;
const DEADLINE_MS = 5000;

const NEWS = '[data-breaking]';

/**
 * Asks the server for breaking news while the page is seen, for pages from caches and for those that are read already.
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

/** `html`: the banner as the server writes it, escaped; empty if there are no news. */
export function showBreaking(html: string): void {
  const place = document.querySelector('[data-frame="breaking"]');
  if (!place) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  const news = template.content.querySelector<HTMLElement>(NEWS);
  let isShown = false;
  for (const shown of place.querySelectorAll<HTMLElement>(NEWS)) {
    const stands = shown.dataset['breaking'] === news?.dataset['breaking'];
    isShown ||= stands;
    if (shown.dataset['late'] === undefined) shown.style.visibility = stands ? '' : 'hidden';
    else if (!stands) shown.remove();
  }
  if (!news || isShown) return;
  news.dataset['late'] = '';
  const close = document.createElement('button');
  Object.assign(close, { type: 'button', textContent: '×', ariaLabel: 'Close' });
  close.addEventListener('click', () => (news.hidden = true));
  news.querySelector('p')?.append(close);
  place.append(news);
}
