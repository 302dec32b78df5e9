import type { RemoteModule } from '../release-source.ts';

/** What makes a remote of one contract work beside a shell of the next, and the other way round. */
export interface ContractAdapter {
  /** A remote of the older contract, for a shell of the newer. */
  up: (remote: RemoteModule) => RemoteModule;
  /** A remote of the newer contract, for a shell of the older: one that was live before, or was rolled back to. */
  down: (remote: RemoteModule) => RemoteModule;
}
