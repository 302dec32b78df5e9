import { gzipSync } from 'node:zlib';

/** Sizes of scripts as gzip at its best would send them, whatever was sent: comparable between all contestants. */
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
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
}

/** The scripts that stand in a page itself, gzip, KB; data for scripts is no script. */
export function inlineScriptKb(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)].flatMap(
    ([, attributes = '', text = '']) =>
      /\bsrc=|\btype=["']?(?:application\/|speculationrules|importmap)/i.test(attributes) ? [] : [text],
  );
  const all = scripts.join('\n');
  return all === '' ? 0 : gzipSync(all, { level: 9 }).length / 1000;
}
