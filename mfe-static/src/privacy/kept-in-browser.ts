export interface Kept {
  what: string;
  why: string;
  until: string;
}

/** Everything the site writes into a reader's browser. Whoever adds to it adds a line here. */
export const KEPT_IN_BROWSER: readonly Kept[] = [
  {
    what: 'Light or dark',
    why: 'Pages open in the colors you chose',
    until: 'Until you follow your system again',
  },
  {
    what: 'Donation pop-up closed',
    why: 'It does not come back',
    until: 'Until the session ends',
  },
  {
    what: 'Draft of a comment',
    why: 'What you have typed is not lost',
    until: 'Until you empty the box or the session ends',
  },
  {
    what: 'Place on a page',
    why: 'The way back leads to where you were',
    until: 'Until the session ends',
  },
];
