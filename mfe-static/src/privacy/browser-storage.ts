interface StoredItem {
  what: string;
  why: string;
  until: string;
}

/** Everything that the site stores in a reader's browser. Add a line here for any new use of storage. */
export const BROWSER_STORAGE: readonly StoredItem[] = [
  {
    what: 'Light or dark',
    why: 'Pages open in the colors you chose',
    until: 'Until you follow your system again',
  },
  {
    what: 'Typefaces loaded',
    why: 'The next page is set in them from the start',
    until: 'Until the paper has newer ones',
  },
  {
    what: 'Text size',
    why: 'Articles open in the size you chose',
    until: 'Until you choose the usual one',
  },
  {
    what: 'Pictures left out',
    why: 'A cookie, and only if you press that button below: our server sends pages without pictures',
    until: 'A year, or until you clear it',
  },
  {
    what: 'Number of a trial',
    why: 'A cookie, and only while we try a change on some readers: a number below 100, drawn by lot',
    until: 'A day',
  },
  {
    what: 'When you were last here',
    why: 'Stories that are newer are marked',
    until: 'Until you clear it',
  },
  {
    what: 'Weather alerts closed',
    why: 'They do not come back',
    until: 'Until the session ends',
  },
  {
    what: 'Saved stories',
    why: 'Addresses and titles of the stories that you saved',
    until: 'Until you take them off the list',
  },
  {
    what: 'The paper without a network',
    why: 'Only if you take it with you: pages, a script that shows them, and your saved stories',
    until: 'Until you remove it',
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
    what: 'Page shown',
    why: 'If it stops answering, the next page tells us what kind of page it was',
    until: 'While you see it',
  },
  {
    what: 'Place on a page',
    why: 'The way back leads to where you were',
    until: 'Until the session ends',
  },
];
