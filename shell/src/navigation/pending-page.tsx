import { SITE } from '@meadowlark/shared/site.ts';
import type { ReactNode } from 'react';
import type { TabState } from '../browser/tab-state.ts';
import { findGrant, findRoute } from '../composition/find-route.ts';
import { shellPage } from '../composition/shell-pages.ts';
import { PagePlaceholder } from '../composition/PagePlaceholder.tsx';
import { pageUnit } from '../composition/unit.ts';
import type { BlockViews } from '../composition/view.ts';
import type { HomeSlot } from '../routes.ts';
import { ErrorBoundary } from '../composition/ErrorBoundary.tsx';

/** Shown while a page is late. */
export interface PendingPage {
  /** Title of the document. */
  title: string;
  /** Announced to screen readers. */
  text: string;
  shown: ReactNode;
}

const NEVER = new Promise<never>(() => {});

/**
 * What a late page shows, as its first view would: its `Pending` if the script is loaded, else only the text. Null if its
 * route has no text.
 */
export function pendingPage(tab: TabState, path: string): PendingPage | null {
  const match = findRoute(path);
  if (!match) return pendingAtGrant(path);
  const { route, params } = match;
  const { pendingText: text } = route;
  if (text === undefined) return null;
  const title = route.kind === 'home' ? SITE.name : route.title;
  const textOnly = <PagePlaceholder text={text} />;
  if (route.kind === 'home') {
    const HomePage = shellPage('home');
    if (!HomePage) return { title, text, shown: textOnly };
    const late = new Map((Object.keys(route.blocks) as HomeSlot[]).map((slot) => [slot, NEVER]));
    return {
      title,
      text,
      shown: <HomePage view={{ blocks: {} as BlockViews }} units={new Map()} late={late} />,
    };
  }
  const Pending = tab.units.pendingComponent(pageUnit(route), tab.releases);
  if (!Pending) return { title, text, shown: textOnly };
  // If `Pending` throws, the text stays.
  return {
    title,
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

/** Only the view says which page it will be. */
function pendingAtGrant(path: string): PendingPage | null {
  const grant = findGrant(path);
  if (!grant) return null;
  const text = `Loading ${grant.title.toLowerCase()}...`;
  return { title: grant.title, text, shown: <PagePlaceholder text={text} /> };
}
