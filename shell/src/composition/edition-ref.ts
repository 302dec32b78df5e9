/**
 * Names an edition in URLs: `20261121T101500Z-1a2b3c4d+qa~news~media`. `+qa` marks a browser with pinned releases, so
 * that its responses do not share cache keys with those of readers. After `~` follow the remotes that use their previous
 * release, because a script of the current one failed in this browser.
 */
interface EditionRef {
  id: string;
  qa: boolean;
  without: readonly string[];
}

export function writeEditionRef({ id, qa, without }: EditionRef): string {
  return [qa ? `${id}+qa` : id, ...without].join('~');
}

/** Null if the text is not an edition ref. */
export function readEditionRef(text: string): EditionRef | null {
  const [name = '', ...without] = text.split('~');
  const [, id, qa] = /^(\d{8}T\d{6}Z-[0-9a-f]{8})(\+qa)?$/.exec(name) ?? [];
  if (id === undefined || !without.every((remote) => /^[a-z][a-z0-9-]*$/.test(remote))) return null;
  return { id, qa: qa !== undefined, without };
}
