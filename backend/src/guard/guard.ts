import { CONNECTION_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { Agent, type Dispatcher } from 'undici';
import { checkSyntax, checkHostAndPort } from './check-url.ts';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';
import { whyNotPublic } from './why-not-public.ts';

/** Decides which addresses may be fetched. */
export interface Guard {
  /**
   * The connections for an address. Throws `AddressRefused` if it may not be fetched. `mayBePrivate`: the operator
   * listed this host, so it may be on a private network and on any port.
   */
  connectionsFor(url: URL, mayBePrivate: boolean): Dispatcher;
  /** Ends all connections, including those in use. */
  close(): Promise<void>;
}

export function createGuard(resolve: Resolve): Guard {
  const connections = (mayBePrivate: boolean) => {
    const whyRefused = mayBePrivate ? () => null : whyNotPublic;
    const lookup = guardedLookup((hostname) => resolve(hostname, mayBePrivate), whyRefused);
    return new Agent({ connect: { lookup, timeout: CONNECTION_DEADLINE_MS } });
  };
  const guarded = connections(false);
  const open = connections(true);
  return {
    connectionsFor(url, mayBePrivate) {
      checkSyntax(url);
      if (mayBePrivate) return open;
      checkHostAndPort(url);
      return guarded;
    },
    async close() {
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };
}
