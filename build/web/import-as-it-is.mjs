// Not in TypeScript: the compiler of the kit wraps an address that it does not know in a call, and the bundler then no longer
// sees that the import is not its own.
export function importAsItIs(address) {
  return import(/* webpackIgnore: true */ address);
}
