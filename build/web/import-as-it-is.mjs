// Not in TypeScript: the kit's compiler wraps a URL that it does not know in a call, and then the bundler no longer sees
// that the import is external.
export function importAsItIs(address) {
  return import(/* webpackIgnore: true */ address);
}
