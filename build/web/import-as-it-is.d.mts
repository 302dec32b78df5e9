/** Imports a module that is not part of the build. */
export function importAsItIs(address: string): Promise<Readonly<Record<string, unknown>>>;
