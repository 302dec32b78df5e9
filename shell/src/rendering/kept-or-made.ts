/** The cached value of a key, made if it is missing. Evicts the oldest beyond `most` entries. */
export function keptOrMade<Value>(
  kept: Map<string, Value>,
  most: number,
  key: string,
  make: () => Value,
): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  const [oldest] = kept.size >= most ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, made);
  return made;
}
