/** A story as a source might send it. */
export interface SampleStory {
  id: string;
  /** A day, ISO 8601. */
  day: string;
  title: string;
  text: string;
}

/** Made up. Replace them with data from your source. */
export const SAMPLE_STORIES: readonly SampleStory[] = [
  {
    id: 'page',
    day: '2026-03-14',
    title: 'This page is yours to write',
    text: 'It is in src/index/Page.tsx and uses the design library. Change a sentence and save: the standalone page updates by itself.',
  },
  {
    id: 'source',
    day: '2026-03-12',
    title: 'Stories come from a source, and are checked where they enter',
    text: 'src/index/load.ts runs only on the server. It requests data from the source, checks the response, and passes the page what it shows.',
  },
  {
    id: 'situations',
    day: '2026-03-09',
    title: 'Every situation has a name, and a link that shows it',
    text: 'src/index/fixtures.ts lists them: a full day, a quiet day, a source that is down. Tests and the gate go through the same list.',
  },
  {
    id: 'release',
    day: '2026-03-02',
    title: 'You decide when a release goes out, and roll it back as easily',
    text: 'Publish it, check it, and promote it to one reader in ten first. docs/writing-a-remote.md shows a team’s day as commands.',
  },
];
