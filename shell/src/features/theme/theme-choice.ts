import { THEME_GROUND, THEME_KEY, type Theme } from './theme.ts';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** The current theme: the reader's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemTheme();
}

/**
 * Calls back when the theme changes: here, in another tab, in the system, or on another page while this one was in the
 * back/forward cache.
 */
export function onThemeChange(changed: () => void): void {
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia(SYSTEM_DARK).addEventListener('change', changed);
  for (const type of ['storage', 'pageshow']) addEventListener(type, showChosen);
}

function showChosen(): void {
  try {
    const chosen = localStorage.getItem(THEME_KEY);
    show(chosen === 'light' || chosen === 'dark' ? chosen : null);
  } catch {
    // This document keeps its choice.
  }
}

/**
 * Shows and stores a theme. A choice equal to the system's theme is stored as none, so it follows the system again. Only an
 * attribute changes: the colors are CSS variables, so nothing renders again.
 */
export function chooseTheme(theme: Theme): void {
  const choice = theme === systemTheme() ? null : theme;
  show(choice);
  try {
    if (choice === null) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Without storage the choice lasts for this document.
  }
}

function show(choice: Theme | null): void {
  if (choice === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = THEME_GROUND[choice ?? (bar.media.includes('dark') ? 'dark' : 'light')];
}

function systemTheme(): Theme {
  return matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
}
