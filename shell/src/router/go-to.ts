/** `info` of navigations that a script starts: whether the site or the browser handles them. */
export type By = 'site' | 'browser';

/** Navigates to a URL of this site, with `state` for the router in its history entry. */
export function goTo(href: string, history: 'push' | 'replace', state: unknown): void {
  if (!('navigation' in window)) return history === 'push' ? location.assign(href) : location.replace(href);
  const options = { history, info: 'site' satisfies By, state: { router: state } };
  const { committed, finished } = window.navigation.navigate(href, options);
  // They reject if the reader navigates elsewhere meanwhile.
  for (const promise of [committed, finished]) promise?.catch(() => {});
}
