import { chooseVersion, type ReleaseSelection } from '../editions/choose-version.ts';
import type { DocumentKind, TaskOf, ViewRequest } from '../protocol/messages.ts';
import { BULLETIN_REMOTE } from '../../src/routes.ts';
import type { ServingOptions } from './serving.ts';

/** What a view is made from, besides its releases. */
export interface ViewSources extends Pick<
  ServingOptions,
  'editions' | 'quarantine' | 'routesOf' | 'bulletin'
> {
  settings: Pick<ServingOptions['settings'], 'origin'>;
  staff: Pick<ServingOptions['staff'], 'development'>;
}

/** A view that somebody wants. */
export interface WantedView<Kind = DocumentKind> {
  kind: Kind;
  choice: ReleaseSelection;
  /** Path and the query parameters that count: `/faq?q=radio`. */
  address: string;
}

export function viewTask<Kind extends DocumentKind>(
  sources: ViewSources,
  view: WantedView<Kind>,
  rest: Parameters<typeof viewRequest>[2],
): () => Promise<TaskOf<Kind>> {
  return async () => ({ kind: view.kind, view: await viewRequest(sources, view, rest) }) as TaskOf<Kind>;
}

/** The request to a composer for a view: its address, edition and releases. */
export async function viewRequest(
  { settings, editions, quarantine, routesOf, bulletin, staff }: ViewSources,
  { choice, address }: Pick<WantedView, 'choice' | 'address'>,
  rest: Pick<ViewRequest, 'id' | 'counted' | 'staff'>,
): Promise<ViewRequest> {
  const { edition, without } = choice;
  // Usually none.
  const names = Object.keys(edition.releases).filter(
    (name) => without.includes(name) || quarantine.has({ name, version: edition.releases[name] ?? '' }),
  );
  const replaced = await Promise.all(
    names.map(
      async (name) =>
        [name, await chooseVersion(choice, name, { editions, quarantine }).catch(() => null)] as const,
    ),
  );
  return {
    ...rest,
    url: settings.origin + address,
    edition,
    replaced: Object.fromEntries(replaced),
    without,
    routes: await routesOf(edition),
    weather: BULLETIN_REMOTE in edition.releases ? bulletin.line() : null,
    // In development, as with pinned releases, there is no fallback for one that fails.
    pinned: staff.development ? Object.keys(edition.releases) : choice.pinned,
  };
}
