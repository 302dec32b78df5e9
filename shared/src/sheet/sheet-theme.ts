/** The grounds on which the sheet can be seen; `system` leaves it to the reader's own setting. */
export const SHEET_THEMES = ['system', 'light', 'dark'] as const;

export type SheetTheme = (typeof SHEET_THEMES)[number];

/** The theme that the address asks for with `?theme=`. */
export function readTheme(search: string): SheetTheme {
  const asked = new URLSearchParams(search).get('theme');
  return SHEET_THEMES.find((theme) => theme === asked) ?? 'system';
}
