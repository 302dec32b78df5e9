import { useLayoutEffect, useMemo } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import type { FrameHtml } from '../frame/frame-html.ts';
import { markLinks, updateFrame } from '../frame/update-frame.ts';
import { reopenLists } from '../sleeping/open-lists.ts';
import type { By } from './load-document.ts';
import type { Navigation } from './navigation.ts';
import { NavigationContext } from './NavigationProgress.tsx';
import { SitePage } from './SitePage.tsx';
import { useShownPage } from './use-shown-page.ts';

/** The site in the browser: the current page of the navigation, in the frame. */
export function Site({ frame, navigation }: { frame: FrameHtml; navigation: Navigation }) {
  const page = useShownPage(navigation);
  const navigator = useMemo(() => routerNavigator(), []);
  useLayoutEffect(() => {
    // In the same frame as the page: earlier, the masthead would jump. Only once per location: a menu opened while the page
    // was late stays open.
    if (page.location !== navigation.first.location) updateFrame(page.location);
  }, [navigation, page.location]);
  const { onRendered, section } = page;
  const { pathname } = page.location;
  // Also on the first page: when the server sent its frame, its head may have been late.
  useLayoutEffect(() => markLinks(pathname, section), [pathname, section]);
  useLayoutEffect(() => {
    if (!onRendered) return;
    reopenLists();
    onRendered();
  }, [onRendered]);
  return (
    <Router location={page.location} navigator={navigator}>
      <NavigationContext value={navigation}>
        <SitePage frame={frame} page={page} />
      </NavigationContext>
    </Router>
  );
}

/** Lets `useNavigate` and `Link` of the router, which remotes may use, navigate. */
function routerNavigator(): Navigator {
  const href = (to: Parameters<Navigator['createHref']>[0]) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: href,
    push: (to, state) => goTo(href(to), 'push', state),
    replace: (to, state) => goTo(href(to), 'replace', state),
    go: (delta) => history.go(delta),
  };
}

function goTo(href: string, how: 'push' | 'replace', state: unknown): void {
  if (!window.navigation) return how === 'push' ? location.assign(href) : location.replace(href);
  const options = { history: how, info: 'site' satisfies By, state: { router: state } };
  const { committed, finished } = window.navigation.navigate(href, options);
  // They reject if the reader goes elsewhere meanwhile.
  for (const promise of [committed, finished]) promise?.catch(() => {});
}
