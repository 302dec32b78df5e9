/**
 * Lets a browser that knows such rules fetch the document behind a link that the reader is about to follow, while the
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

/** Its text is the same on every page, so the content security policy can name it by its hash. */
export const SPECULATION = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;

/** Finds it in a document. */
export const SPECULATION_SELECTOR = 'script[type=speculationrules]';
