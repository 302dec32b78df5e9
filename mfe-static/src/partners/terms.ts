/** What is agreed with every partner, in three lines: sample texts. */
export const TERMS = [
  {
    title: 'What a partner brings',
    text: 'Something readers need and we cannot make ourselves: a course, a room, a season of concerts, a map of free ice rinks.',
  },
  {
    title: 'What a partner gets',
    text: 'A place that is plainly marked, beside the news and not in it, and a count of readers at the end of the season.',
  },
  {
    title: 'What no partner gets',
    text: 'A look at a story before it runs, a story that would not have run, or a say in the one that did.',
  },
] as const;
