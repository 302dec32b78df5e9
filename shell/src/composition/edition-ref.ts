/**
 * Names an edition in addresses: its id, and after `~` the remotes whose release in it is to be left out for the one
 * before, because a script of it did not work in this browser: `20261121T101500Z-1a2b3c4d~news~media`.
 */
export interface EditionRef {
  id: string;
  without: readonly string[];
}

export function writeEditionRef({ id, without }: EditionRef): string {
  return [id, ...without].join('~');
}

/** Null where the text is no edition ref. */
export function readEditionRef(text: string): EditionRef | null {
  const [id = '', ...without] = text.split('~');
  const good =
    /^\d{8}T\d{6}Z-[0-9a-f]{8}$/.test(id) && without.every((name) => /^[a-z][a-z0-9-]*$/.test(name));
  return good ? { id, without } : null;
}
