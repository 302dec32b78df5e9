import { Agent, type Dispatcher } from 'undici';
import { checkForm, checkPlace } from './check-url.ts';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';
import { whyNotPublic } from './why-not-public.ts';

/** Decides through which connections an address may be fetched. */
export interface Guard {
  /**
   * The connections to use for this address; throws `AddressRefused` when it may not be fetched. `vouched`: the
   * operator listed this host, so it may lie on a private network and on any port.
   */
  connectionsFor(url: URL, vouched: boolean): Dispatcher;
  /** Ends all connections, those in use included. */
  close(): Promise<void>;
}

export function createGuard(resolve: Resolve): Guard {
  const guarded = new Agent({ connect: { lookup: guardedLookup(resolve, whyNotPublic) } });
  const open = new Agent({ connect: { lookup: guardedLookup(resolve, () => null) } });
  return {
    connectionsFor(url, vouched) {
      checkForm(url);
      if (vouched) return open;
      checkPlace(url);
      return guarded;
    },
    async close() {
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };
}
