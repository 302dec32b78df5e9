import type { Head, HeadOf } from '@meadowlark/shared/contract/head.ts';
import type { PageUnit } from '@meadowlark/shared/contract/page.ts';
import type { RemoteModule } from '../release-source.ts';

/** Lets a remote of one contract work with a shell of the next, and the other way around. */
interface ContractAdapter {
  /** A remote of the older contract, for a shell of the newer. */
  up: (remote: RemoteModule) => RemoteModule;
  /** A remote of the newer contract, for a shell of the older: one that is still live, or was rolled back to. */
  down: (remote: RemoteModule) => RemoteModule;
}

/** A head of either contract: 2 has `trail`, 3 has `breadcrumbs`. */
type AnyHead = Readonly<Record<string, unknown>>;

export const between2And3: ContractAdapter = {
  up: withHeads(({ trail, ...same }) => ({ ...same, ...(trail !== undefined && { breadcrumbs: trail }) })),
  down: withHeads(({ breadcrumbs, ...same }) => ({
    ...same,
    ...(breadcrumbs !== undefined && { trail: breadcrumbs }),
  })),
};

function withHeads(change: (head: AnyHead) => AnyHead): (remote: RemoteModule) => RemoteModule {
  const changed =
    (head: HeadOf<unknown>): HeadOf<unknown> =>
    (data, ctx) =>
      change({ ...head(data, ctx) }) as unknown as Head;
  return (remote) => ({
    ...remote,
    pages: Object.fromEntries(
      Object.entries(remote.pages).map(([name, page]): [string, PageUnit<unknown>] => [
        name,
        { ...page, head: changed(page.head) },
      ]),
    ),
  });
}
