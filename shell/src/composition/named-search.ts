/**
 * The query parameters that the route names, normalized and in the route's order, with the question mark; empty if
 * there are none. Other parameters, such as `utm_source`, do not make a different page.
 */
export function namedSearch(search: string, names: readonly string[]): string {
  if (search.length < 2 || names.length === 0) return '';
  const kept = new URLSearchParams();
  for (const name of names) {
    // Other parameters are not decoded: 16 KB of them take 18 ms.
    const [given] = search.match(`[?&]${name}(=[^&]*)?(?![^&])`) ?? [];
    const value = new URLSearchParams(given).get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
