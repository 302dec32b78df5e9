/** SHA-384 of the files of each guest, by the URL of its folder. */
const guests = new Map<string, ReadonlyMap<string, string>>();

/**
 * From now on the browser checks every script and style sheet from `folder` that is added to the head; files that
 * are not listed are refused. The runtimes of other tools, which do not know hashes, all load files this way.
 */
export function requireHashes(folder: string, files: ReadonlyMap<string, string>): void {
  if (guests.size === 0) {
    const { head } = document;
    const appendChild = head.appendChild.bind(head);
    head.appendChild = (node) => {
      requireHash(node);
      return appendChild(node);
    };
  }
  guests.set(folder, files);
}

function requireHash(node: Node): void {
  if (!(node instanceof HTMLScriptElement) && !(node instanceof HTMLLinkElement)) return;
  const address = node instanceof HTMLScriptElement ? node.src : node.href;
  const [, files] = [...guests].find(([folder]) => address.startsWith(folder)) ?? [];
  if (!files) return;
  const integrity = files.get(address);
  if (integrity === undefined) throw new Error(`${address} is not a script or style of this release.`);
  node.crossOrigin = 'anonymous';
  node.integrity = integrity;
}
