import type { ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { usePageLocation } from '../composition/page-location.ts';
import { goTo } from './go-to.ts';

/** React Router around a unit: the location is the page's, and the browser navigates. */
export function UnitRouter({ children }: { children: ReactNode }) {
  return (
    <Router location={usePageLocation()} navigator={NAVIGATOR}>
      {children}
    </Router>
  );
}

const NAVIGATOR: Navigator = {
  createHref: hrefOf,
  push: (to, state) => goTo(hrefOf(to), 'push', state),
  replace: (to, state) => goTo(hrefOf(to), 'replace', state),
  go: (delta) => history.go(delta),
};

function hrefOf(to: Parameters<Navigator['createHref']>[0]): string {
  return typeof to === 'string' ? to : createPath(to);
}
