/**
 * Names an edition in addresses: its id; `+qa` where the browser has releases of its own pinned, so that no cache takes
 * its answers for those of readers; and after `~` the remotes whose release in it is to be left out for the one before,
 * because a script of it did not work in this browser: `20261121T101500Z-1a2b3c4d~news~media`.
 */
export interface EditionRef {
  id: string;
  qa: boolean;
  without: readonly string[];
}

export function writeEditionRef({ id, qa, without }: EditionRef): string {
  return [qa ? `${id}+qa` : id, ...without].join('~');
}

/** Null where the text is no edition ref. */
export function readEditionRef(text: string): EditionRef | null {
  const [name = '', ...without] = text.split('~');
  const [, id, qa] = /^(\d{8}T\d{6}Z-[0-9a-f]{8})(\+qa)?$/.exec(name) ?? [];
  if (id === undefined || !without.every((remote) => /^[a-z][a-z0-9-]*$/.test(remote))) return null;
  return { id, qa: qa !== undefined, without };
}
