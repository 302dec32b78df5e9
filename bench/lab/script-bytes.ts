import { gzipSync } from 'node:zlib';

/** Sizes of scripts under gzip level 9, whatever coding the server sent, so that contestants are comparable. */
export class ScriptBytes {
  readonly #sizes = new Map<string, Promise<number>>();

  /** Sum over the scripts at these addresses, KB. */
  async of(addresses: readonly string[]): Promise<number> {
    const sizes = await Promise.all(addresses.map((address) => this.#size(address)));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  }

  #size(address: string): Promise<number> {
    const known = this.#sizes.get(address);
    if (known) return known;
    const size = sizeOf(address);
    this.#sizes.set(address, size);
    return size;
  }
}

async function sizeOf(address: string): Promise<number> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}

/** Size of the inline scripts of a page under gzip, KB. JSON, import maps and speculation rules do not count. */
export function inlineScriptKb(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)].flatMap(
    ([, attributes = '', text = '']) =>
      /\bsrc=|\btype=["']?(?:application\/|speculationrules|importmap)/i.test(attributes) ? [] : [text],
  );
  const all = scripts.join('\n');
  return all === '' ? 0 : gzipSync(all, { level: 9 }).length / 1000;
}
