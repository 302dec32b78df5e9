const FEED_FILE = '/rss.xml';

/** The path of the page whose feed is asked for, or null when a path names no feed. The front page has none. */
export function pageOfFeed(pathname: string): string | null {
  if (!pathname.endsWith(FEED_FILE)) return null;
  return pathname.slice(0, -FEED_FILE.length) || '/';
}
