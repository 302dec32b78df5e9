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
    text: 'It stands in src/front/Page.tsx and is made of the design library. Change a sentence, save, and look: the page that runs alone follows by itself.',
  },
  {
    id: 'source',
    day: '2026-03-12',
    title: 'Stories come from a source, and are checked where they enter',
    text: 'src/front/load.ts runs on the server alone. It asks the source, checks the answer, and hands the page what it shows.',
  },
  {
    id: 'situations',
    day: '2026-03-09',
    title: 'Every situation has a name, and a link that shows it',
    text: 'src/front/fixtures.ts lists them: a full day, a quiet day, a source that is down. Tests and the gate go through the same list.',
  },
  {
    id: 'release',
    day: '2026-03-02',
    title: 'A release goes out when you say so, and comes back as easily',
    text: 'Publish, check, and promote to one reader in ten first. docs/writing-a-remote.md has the day of a team as commands.',
  },
];
