/**
 * Paths of this site that are not pages: they have side effects, are data, or are files. In `URLPattern` syntax, where a
 * backslash escapes as in a regular expression.
 */
export const NOT_PAGES = ['/_*', '/api/*', '/releases/*', '/pictures/*', '/*\\.xml'];

/** Whether a path of this site belongs to a page. */
export function isPage(path: string): boolean {
  return !new RegExp(`^(${NOT_PAGES.join('|').replaceAll('*', '.*')})$`).test(path);
}
