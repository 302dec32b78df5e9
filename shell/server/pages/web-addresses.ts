/** All web addresses that stand anywhere in a value. */
export function addressesIn(value: unknown): string[] {
  return entriesIn(value).map(([, address]) => address);
}

/** Those of them that stand under the name `script`. */
export function scriptsIn(value: unknown): string[] {
  return entriesIn(value).flatMap(([name, address]) => (name === 'script' ? [address] : []));
}

/** The origins of addresses, each once. */
export function webOrigins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function entriesIn(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return /^https?:/.test(value) && URL.canParse(value) ? [[name, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => entriesIn(part, key));
}
