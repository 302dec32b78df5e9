import { createElement, useState } from 'react';
import { pagePart } from './page-parts.ts';

const SELECTOR = '[data-page="not-found"]';

/**
 * The not-found page. A browser that got it as its first page leaves it as it stands: it is text and links, and its
 * script is fetched only where a navigation leads to it.
 */
export function NotFound() {
  const Page = pagePart('not-found');
  return Page ? <div data-page="not-found">{createElement(Page)}</div> : <AsSent />;
}

function AsSent() {
  const [asSent] = useState(() => ({ __html: document.querySelector(SELECTOR)?.innerHTML ?? '' }));
  return <div data-page="not-found" suppressHydrationWarning dangerouslySetInnerHTML={asSent} />;
}
