/** Freezes plain data, and everything in it. */
export function deepFrozen<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  for (const part of Object.values(data)) deepFrozen(part);
  return Object.freeze(data);
}
