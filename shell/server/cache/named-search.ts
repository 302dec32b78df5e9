/**
 * Of a query the parameters that the route names, in the route's order and in one spelling, with its question mark: empty
 * where there are none. What campaigns and other sites add to an address (`utm_source` …) makes no other page.
 */
export function namedSearch(search: string, names: readonly string[]): string {
  if (search.length < 2 || names.length === 0) return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
