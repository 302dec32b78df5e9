import { useLayoutEffect } from 'react';
import { LocationContext } from '../composition/page-location.ts';
import type { FrameHtml } from '../frame/frame-html.ts';
import { markLinks, updateFrame } from '../frame/update-frame.ts';
import { restoreLists } from '../sleeping/open-lists.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { NavigationContext } from './NavigationProgress.tsx';
import { SitePage } from './SitePage.tsx';
import { useShownPage } from './use-shown-page.ts';

/** The site in the browser: the current page of the navigation, in the frame. */
export function Site({ frame, navigation }: { frame: FrameHtml; navigation: Navigation }) {
  const page = useShownPage(navigation);
  useLayoutEffect(() => {
    // In the same animation frame as the page, or the masthead would jump. Only once per location: a menu opened while the
    // page was late stays open.
    if (page.location !== navigation.first.location) updateFrame(page.location);
  }, [navigation, page.location]);
  const { onRendered, section } = page;
  const { pathname } = page.location;
  // Also on the first page: its head may have been late when the server sent its frame.
  useLayoutEffect(() => markLinks(pathname, section), [pathname, section]);
  useLayoutEffect(() => {
    if (!onRendered) return;
    restoreLists();
    onRendered();
  }, [onRendered]);
  return (
    <LocationContext value={page.location}>
      <NavigationContext value={navigation}>
        <SitePage frame={frame} page={page} />
      </NavigationContext>
    </LocationContext>
  );
}
