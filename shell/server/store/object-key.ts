/**
 * Throws unless this is a key that every store takes to be the same object: steps with `/` between them, none of which
 * is empty or leads out of a folder. Keys are made of names from commands and addresses; none may reach past the store.
 */
export function checkKey(key: string): string {
  if (leaves(key) || key.split('/').includes('')) throw new Error(`"${key}" is no key of an object.`);
  return key;
}

/** The same for the beginning of keys, which may end with `/` or be empty. */
export function checkPrefix(prefix: string): string {
  if (leaves(prefix) || prefix.startsWith('/')) throw new Error(`"${prefix}" is no beginning of a key.`);
  return prefix;
}

function leaves(key: string): boolean {
  return (
    key.includes('\\') || key.includes('\0') || key.split('/').some((step) => step === '.' || step === '..')
  );
}
