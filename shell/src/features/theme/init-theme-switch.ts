import { chooseTheme, currentTheme, onThemeChange } from './theme-choice.ts';

const SWITCH = '[data-theme-switch]';

/** Shows the theme switches and handles clicks on them. */
export function initThemeSwitch(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(SWITCH))
      chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  });
  onThemeChange(showSwitches);
  showSwitches();
}

function showSwitches(): void {
  const dark = currentTheme() === 'dark';
  for (const one of document.querySelectorAll<HTMLButtonElement>(SWITCH)) {
    one.setAttribute('aria-pressed', String(dark));
    one.title = dark ? 'Read in the light' : 'Read in the dark';
    one.hidden = false;
  }
}
