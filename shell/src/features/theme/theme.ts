export type Theme = 'light' | 'dark';

/** Key in the local storage. Without an entry the theme follows the system. */
export const THEME_KEY = 'theme';

/** Background colors (`--ground` in tokens.css), for the browser's bars. */
export const THEME_GROUND: Readonly<Record<Theme, string>> = { light: '#fffefb', dark: '#10161f' };
