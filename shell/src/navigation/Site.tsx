import { useLayoutEffect, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { followLocation } from '../frame/follow-location.ts';
import type { FrameHtml } from '../frame/frame-html.ts';
import { goToPlace } from './go-to-place.ts';
import type { Navigation } from './navigation.ts';
import { Navigating } from './pending.ts';
import { routerNavigator } from './router-navigator.ts';
import { SitePage } from './SitePage.tsx';
import { useShownPage } from './use-shown-page.ts';

/** The whole site in the browser: the page that the navigation shows, in the frame. */
export function Site({ frame, navigation }: { frame: FrameHtml; navigation: Navigation }) {
  const page = useShownPage(navigation);
  const navigator = useMemo(() => routerNavigator(navigation), [navigation]);
  useLayoutEffect(() => {
    // The browser itself has put the reader where they belong on the first page.
    if (page === navigation.first) return;
    const { key, hash } = page.location;
    // With the page and not before it: the frame of one page around another is seen as a jump.
    followLocation(page.location);
    goToPlace(hash, page.came === 'POP' ? navigation.places.placeOf(key) : undefined);
  }, [navigation, page]);
  return (
    <Router location={page.location} navigator={navigator}>
      <Navigating value={navigation}>
        <SitePage frame={frame} page={page} />
      </Navigating>
    </Router>
  );
}
