/**
 * Limits for scripts, in bytes after gzip. Build and gate refuse scripts that exceed them. `npm run bytes` shows their use.
 * Raise one only with a reason in the commit message.
 */
export const BUDGETS = {
  /** Scripts of the shell by name: the bootstrap, and its extras. */
  shell: {
    /**
     * 60 give up on a page whose scripts do not arrive, follow its links in this tab where a new one would not open, and respect
     * readers who get no pictures. 420 check whether the site of an embed responds, and report if it does not: pages with embeds
     * stay asleep. 90 space characters so that lines break where they broke before, 175 apply a page's fonts in parts, 20 move
     * the focus from a closed list to its control.
     */
    bootstrap: 5_860,
    /**
     * 340 find the pages at granted addresses, 430 handle guests, 400 draw the reading tools, 120 know the routes of the
     * search, 140 load a document where tab or script is late, 20 keep what a reader of a translated page has typed, 70
     * write today's date, 20 mark words that search engines must not quote, 75 are the page without a network, 30 lead back
     * to a link in the footer, 60 keep what was typed when a foreign element makes the page render again.
     */
    awake: 100_520,
    home: 6_000,
    /** React Router, on pages whose units import it; their budget is that of the route and this. */
    router: 12_500,
    /**
     * The stock runtime of Module Federation, on pages of guests; their budget is that of the route, this and the guest's.
     */
    guests: 26_000,
    /**
     * Late breaking news, what is new, which reading tools there are, what few pages need, and reports. 30 report a tool
     * that does not load, and keep closed alerts closed; 560 are the reports, which used to be a script of up to 1,000.
     */
    reader: 2_450,
    /** Text size, share, read aloud, save, when the reader comes near one of them. */
    reading: 1_750,
    /** On one page: the privacy policy. */
    receipt: 1_030,
    /** On two pages: saved stories, and the page without a network. */
    saved: 1_633,
    /**
     * The service worker, for readers who took the paper along. 70 decide which queries choose content, 10 keep it working
     * without `Response.json`, 25 contain the single list of what is not a page.
     */
    'offline-worker': 2_420,
    /** On the page of a live post. */
    'live-post': 1_150,
    /** For one page view in ten. */
    vitals: 3_500,
    qa: 500,
    donation: 1_500,
    ads: 1_000,
    inspector: 4_500,
  },
  /** Each chunk of the shell that is loaded on demand. */
  later: 6_000,
  /**
   * The container of a remote. 270 of it find and load the stock runtime in other hosts (ADR 12); the one with most pages,
   * static, has twelve.
   */
  entry: 3_400,
  /**
   * Scripts of one page, and of one block. 600 of a post's are its corrections and the three posts after it, 250 the entries
   * of a live post.
   */
  page: 11_900,
  block: 8_000,
  /** Scripts of a guest's page. Other tools put a runtime of 20 to 33 KB into each container. */
  guest: 60_000,
  /**
   * Total of a page view of any route: while the shell sleeps, and after everything is awake. Both include 1,900 for `reader`.
   * Asleep, 15 keep a closed alert from hiding news, 20 merge an impatient reader's two clicks into one, 10 leave the history
   * entry alone when answers in the FAQ open. The limit is 10 KB asleep, including the script of a page that has its own.
   */
  route: { asleep: 8_366, awake: 119_970 },
  /**
   * The front page has its own chunk of the shell, and may have blocks of several remotes. 140 load a document where tab or
   * script is late, 40 are the additions to `asleep`.
   */
  frontPage: { asleep: 8_366, awake: 114_720 },
} as const;
