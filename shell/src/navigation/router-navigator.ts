import { createPath, type Navigator } from 'react-router-dom';
import type { Navigation } from './navigation.ts';

/** What the hooks of the router, which remotes may use, navigate with. */
export function routerNavigator(navigation: Navigation): Navigator {
  const href = (to: Parameters<Navigator['createHref']>[0]) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: href,
    push: (to) => void navigation.navigate(href(to)),
    replace: (to) => void navigation.navigate(href(to), { replace: true }),
    go: (delta) => history.go(delta),
  };
}
