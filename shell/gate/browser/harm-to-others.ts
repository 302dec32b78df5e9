declare global {
  interface Window {
    /** Changes since the document began to what the browser gives to all scripts. */
    changesOfBrowser: () => string[];
    /** Entries of the history that were added, or gone to, since the last look. */
    takeHistorySteps: () => number;
  }
}

// These functions run in the browser, and use nothing from outside.

/** Records what the browser gives to all scripts. Runs at the start of each document, before the page's own scripts. */
export function noteBrowser(): void {
  const { getOwnPropertyDescriptor, ownKeys } = Reflect;
  const { is } = Object;
  const { history, navigation, navigator, JSON, Math } = window;
  const given: [name: string, object: unknown][] = Object.entries({
    history,
    navigation,
    navigator,
    JSON,
    Math,
  });
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value === 'function') given.push([name, value], [`${name}.prototype`, value.prototype]);
  }
  const noted = given.flatMap(([name, object]) => {
    if ((typeof object !== 'object' && typeof object !== 'function') || object === null) return [];
    const keys = ownKeys(object).map((key) => [key, getOwnPropertyDescriptor(object, key)] as const);
    return [{ name, object, keys: new Map(keys) }];
  });
  // A global name, and each property of these.
  const changesOfBrowser = (): string[] => {
    const now = window as unknown as Readonly<Record<string, unknown>>;
    const changes = given.flatMap(([name, object]) =>
      name.endsWith('.prototype') || now[name] === object ? [] : [name],
    );
    for (const { name, object, keys } of noted)
      for (const key of new Set([...keys.keys(), ...ownKeys(object)])) {
        const [one, other] = [keys.get(key), getOwnPropertyDescriptor(object, key)];
        if (!is(one?.value, other?.value) || one?.get !== other?.get || one?.set !== other?.set)
          changes.push(`${name}.${String(key)}`);
      }
    return changes;
  };
  let steps = 0;
  // The length of the history stops at 50, and tabs are used again.
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'traverse') steps += 1;
  });
  const takeHistorySteps = (): number => {
    const taken = steps;
    steps = 0;
    return taken;
  };
  Object.defineProperties(window, {
    changesOfBrowser: { value: changesOfBrowser },
    takeHistorySteps: { value: takeHistorySteps },
  });
  // An empty tab and frames of other sites have no storage.
  if (window === top && location.protocol.startsWith('http')) localStorage.setItem('of-others', '');
}

/**
 * How a unit harms other sections: a sentence without its subject, or null. The harm lasts until the next document.
 *
 * @param steps in the history that were due: one per link or button that was used since the last look
 */
export function harmToOthers(steps: number): string | null {
  const taken = window.takeHistorySteps();
  if (taken > steps)
    return `takes ${taken} steps in the history where ${steps} would do, so that readers cannot go back.`;
  const [first, ...others] = window.changesOfBrowser();
  if (first !== undefined)
    return `changes what all sections share in a browser: ${[first, ...others].slice(0, 5).join(', ')}.`;
  if (document.cookie !== '')
    return 'sets a cookie. Browsers send it with every request, no load sees it, and past 16 KB readers get no page. Use localStorage.';
  if (localStorage.getItem('of-others') === null)
    return 'clears the storage of all sections, saved stories included. Remove only your own entries, by name.';
  // Browsers give a site about 5 million characters.
  if (JSON.stringify(localStorage).length > 500_000)
    return 'uses more than a tenth of the storage of all sections. Once it is full, readers cannot save stories.';
  if (window.onbeforeunload || !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    return 'asks readers whether they want to leave, on all pages.';
  const init = { bubbles: true, cancelable: true };
  for (const used of [
    new WheelEvent('wheel', { ...init, deltaY: 100 }),
    new KeyboardEvent('keydown', { ...init, key: 'PageDown' }),
  ])
    if (!document.body.dispatchEvent(used)) return `blocks scrolling on all pages (${used.type}).`;
  scrollTo({ top: 0, behavior: 'instant' });
  for (const part of ['masthead', 'footer'])
    if (!document.querySelector(`[data-frame="${part}"]`)?.getBoundingClientRect().height)
      return `hides the ${part} of all sections.`;
  const masthead = document.querySelector('[data-frame="masthead"]');
  const { left = 0, top = 0, width = 0, height = 0 } = masthead?.getBoundingClientRect() ?? {};
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  // While one page fades into another, this is the root.
  if (above && above !== document.documentElement && !masthead?.contains(above))
    return `covers the masthead of all sections by <${above.localName} class="${above.className}">.`;
  const link = masthead?.querySelector<HTMLElement>('a[href]');
  let isHeld = false;
  const follow = (event: Event) => {
    isHeld = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  link?.click();
  return isHeld ? 'keeps links from being followed.' : null;
}
