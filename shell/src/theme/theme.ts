/** The two grounds of the paper: day and night. */
export type Theme = 'light' | 'dark';

/** Key under which the reader's choice is remembered. No entry: the system decides. */
export const THEME_KEY = 'theme';

/** The page's ground in both themes (`--ground` in tokens.css), for the browser's own bars. */
export const THEME_GROUND: Readonly<Record<Theme, string>> = { light: '#fffefb', dark: '#10161f' };
