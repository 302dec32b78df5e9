import { integrityOf } from '../../shared/src/contract/integrity.ts';
import type { BrowserRelease } from '../../shell/src/document/page-state.ts';

/** How long the development server may take for its entry: it answers when a build that is under way is done. */
const ENTRY_DEADLINE_MS = 30_000;

/** The remote on this machine, as a page is to know it. */
export class LocalRemote {
  readonly name: string;
  /** Origin of its development server. */
  readonly origin: string;
  /** Path of its files, there and on the proxy. */
  readonly path: string;

  constructor(name: string, origin: string, path: string) {
    this.name = name;
    this.origin = origin;
    this.path = path;
  }

  /**
   * The release that takes the place of the site's. Pages run no entry without its hash, and the entry changes with every
   * edit, so it is looked at each time; its first statement says under which name it registers itself.
   */
  async release(): Promise<BrowserRelease> {
    const entry = `${this.path}remoteEntry.js`;
    const answer = await fetch(this.origin + entry, { signal: AbortSignal.timeout(ENTRY_DEADLINE_MS) });
    const body = Buffer.from(await answer.arrayBuffer());
    const [, federationName] = /\bvar (mfe_\w+)\b/.exec(body.toString('utf8')) ?? [];
    if (!answer.ok || federationName === undefined)
      throw new Error(`The development server of ${this.name} gave no container. What it says is above.`);
    return {
      version: 'development',
      owner: 'You',
      federationName,
      entry,
      integrity: integrityOf(body),
    };
  }
}
