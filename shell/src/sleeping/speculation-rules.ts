/**
 * While the shell sleeps, the browser prefetches the document of a link that the reader is about to follow. The awake
 * shell prefetches views and removes the rules. Only for pages of this site: other addresses have side effects, are
 * files, or open in a new tab.
 */
const RULES = {
  prefetch: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/_qa/*', '/releases/*', '/pictures/*', '/*/rss.xml'] } },
          { not: { selector_matches: '[download], [target], [href^="#"]' } },
        ],
      },
    },
  ],
};

/** The same on every page: the content security policy names it by hash. */
export const SPECULATION_RULES = JSON.stringify(RULES);

const TYPE = 'speculationrules';

/** Adds the rules by script: parsing them in the HTML would delay the page. */
export function addSpeculationRules(): void {
  const script = document.createElement('script');
  script.type = TYPE;
  script.textContent = SPECULATION_RULES;
  document.head.append(script);
}

export function removeSpeculationRules(): void {
  document.querySelector(`script[type=${TYPE}]`)?.remove();
}
