/**
 * Let a browser that knows such rules fetch the document behind a link that the reader is about to follow, while the
 * shell sleeps. Awake, the shell fetches what it needs itself, and takes the rules away. Only pages of this site: what
 * is asked for otherwise changes something, is a file, or opens beside the page.
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

/** The same on every page, so that the content security policy can name it by its hash. */
export const SPECULATION_RULES = JSON.stringify(RULES);

const TYPE = 'speculationrules';

/** Puts the rules on the page. They stand on no page that is sent: reading them there takes longer than the paragraph beside. */
export function speculate(): void {
  const script = document.createElement('script');
  script.type = TYPE;
  script.textContent = SPECULATION_RULES;
  document.head.append(script);
}

/** Takes them away. */
export function stopSpeculating(): void {
  document.querySelector(`script[type=${TYPE}]`)?.remove();
}
