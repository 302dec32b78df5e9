import { NOT_PAGES } from './not-pages.ts';

/** Links to pages of this site, in this tab. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: NOT_PAGES } },
    { not: { selector_matches: '[download],[target],[href^="#"]' } },
  ],
};

/**
 * The first story of a list. From a story, no link is likely. A prefetch of `../views/prefetch-likely.ts` costs less, so it
 * takes any headline.
 */
const LIKELIEST = 'main:not(:has(article h1)) article :is(h2,h3,h4) a[href]';
const LIKELIEST_MARK = 'data-likeliest';

/**
 * While the shell sleeps, the browser fetches the document of a link that the reader is about to follow, and prerenders the
 * likeliest page. The awake shell prefetches views and removes the rules. Why no more:
 * docs/adr/0021-the-next-page.md.
 */
const RULES = {
  prefetch: [{ eagerness: 'moderate', where: PAGES }],
  prerender: [{ eagerness: 'immediate', where: { selector_matches: `[${LIKELIEST_MARK}]` } }],
};

/** The same on every page: the content security policy names it by hash. Pure: the awake shell only removes them. */
export const SPECULATION_RULES = /* @__PURE__ */ JSON.stringify(RULES);

const TYPE = 'speculationrules';

/**
 * Adds the rules by script: parsing them in the HTML would delay the page. `guess`: whether the likeliest page is
 * prerendered before the reader points at it.
 */
export function addSpeculationRules({ guess }: { guess: boolean }): void {
  if (guess) document.querySelector(LIKELIEST)?.setAttribute(LIKELIEST_MARK, '');
  const script = document.createElement('script');
  script.type = TYPE;
  script.textContent = SPECULATION_RULES;
  document.head.append(script);
}

export function removeSpeculationRules(): void {
  document.querySelector(`script[type=${TYPE}]`)?.remove();
}
