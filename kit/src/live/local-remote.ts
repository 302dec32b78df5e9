import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { BrowserRelease } from '../../../shell/src/composition/page-state.ts';

/** Deadline for the development server's entry, which waits for a running build. */
const ENTRY_DEADLINE_MS = 30_000;

/** The remote on this machine. */
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
   * The release that replaces the site's. Fetches the entry each time, because it changes with every edit and pages need
   * its hash. The federation name is in its first statement. Rejects if the development server has no container.
   */
  async release(): Promise<BrowserRelease> {
    const entry = `${this.path}remoteEntry.js`;
    const response = await fetch(this.origin + entry, { signal: AbortSignal.timeout(ENTRY_DEADLINE_MS) });
    const body = Buffer.from(await response.arrayBuffer());
    const [, federationName] = /\bvar (mfe_\w+)\b/.exec(body.toString('utf8')) ?? [];
    if (!response.ok || federationName === undefined)
      throw new Error(`The development server of ${this.name} has no container. See its output above.`);
    return {
      version: 'development',
      owner: 'You',
      federationName,
      entry,
      integrity: integrityOf(body),
    };
  }
}
