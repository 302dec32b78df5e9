/**
 * Addresses of this site that are not pages: they have side effects, are data, or are files. As `URLPattern` has them, in which a
 * backslash means what it does in an expression.
 */
export const NOT_PAGES = ['/_*', '/api/*', '/releases/*', '/pictures/*', '/*\\.xml'];

/** Whether a path of this site is that of a page. */
export function isPage(path: string): boolean {
  return !new RegExp(`^(${NOT_PAGES.join('|').replaceAll('*', '.*')})$`).test(path);
}
