/** The origins of all web addresses that stand anywhere in a value, each once. */
export function webOrigins(value: unknown): string[] {
  return [...new Set(addressesIn(value).map((address) => new URL(address).origin))];
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) && URL.canParse(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}
