import { THEME_GROUND, THEME_KEY, type Theme } from './theme.ts';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** The theme that is to be seen now: the reader's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemTheme();
}

/** Calls back whenever the theme changes: here, in another tab, or in the system. */
export function onThemeChange(changed: () => void): () => void {
  const query = matchMedia(SYSTEM_DARK);
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key !== THEME_KEY && key !== null) return;
    show(newValue === 'light' || newValue === 'dark' ? newValue : null);
  };
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  query.addEventListener('change', changed);
  addEventListener('storage', elsewhere);
  return () => {
    root.disconnect();
    query.removeEventListener('change', changed);
    removeEventListener('storage', elsewhere);
  };
}

/**
 * Shows a theme and remembers it. Who chooses what the system says anyway follows the system again. Only an attribute
 * changes: the colours are CSS variables, so nothing is rendered anew.
 */
export function chooseTheme(theme: Theme): void {
  const choice = theme === systemTheme() ? null : theme;
  show(choice);
  try {
    if (choice === null) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Without storage the choice holds for this page.
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
