import type { ReactNode } from 'react';
import type { TabState } from '../browser/tab-state.ts';
import type { RouteMatch } from '../composition/match-route.ts';
import { shellPage } from '../composition/shell-pages.ts';
import { PagePlaceholder } from '../composition/PagePlaceholder.tsx';
import { pageUnit } from '../composition/unit.ts';
import type { BlockViews } from '../composition/view.ts';
import type { HomeSlot } from '../routes.ts';
import { ErrorBoundary } from '../composition/ErrorBoundary.tsx';

/** Shown while a page is late. */
export interface PendingPage {
  /** Announced to screen readers. */
  text: string;
  shown: ReactNode;
}

const NEVER = new Promise<never>(() => {});

/**
 * What a late page shows, as its first view would: its `Pending` if the script is loaded, else only the text. Null if its
 * route has no text.
 */
export function pendingPage(tab: TabState, { route, params }: RouteMatch, path: string): PendingPage | null {
  const { pendingText: text } = route;
  if (text === undefined) return null;
  const textOnly = <PagePlaceholder text={text} />;
  if (route.kind === 'home') {
    const HomePage = shellPage('home');
    if (!HomePage) return { text, shown: textOnly };
    const late = new Map((Object.keys(route.blocks) as HomeSlot[]).map((slot) => [slot, NEVER]));
    return { text, shown: <HomePage view={{ blocks: {} as BlockViews }} units={new Map()} late={late} /> };
  }
  const Pending = tab.units.pendingComponent(pageUnit(route), tab.releases);
  if (!Pending) return { text, shown: textOnly };
  // If `Pending` throws, the text stays.
  return {
    text,
    shown: (
      <ErrorBoundary of={Pending} screen={textOnly}>
        <div data-pending="">
          <Pending params={params} path={path} />
        </div>
      </ErrorBoundary>
    ),
  };
}
