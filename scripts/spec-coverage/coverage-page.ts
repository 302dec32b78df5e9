import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { testFiles } from '../test/test-files.ts';
import { readTags } from './read-tags.ts';

/** Sections of the specification as tags name them: number and heading. The last is for additions to the specification. */
export const SECTIONS = [
  '1 What the product does',
  '2 Routes',
  '2 Home',
  '2 Feed-driven category pages',
  '2 Static category pages',
  '2 Local Events',
  '2 Community',
  '2 Opinion',
  '2 Contact',
  '2 About',
  '2 Legal',
  '2 Advertise',
  '2 Blog listing',
  '2 Blog post',
  '2 Partners',
  '2 FAQ',
  '2 Not found',
  '2 Radio',
  '2 Books',
  '2 App shell',
  '3 Entities',
  '4 States',
  '5 Rules',
  '6 Roles',
  '7 Calls',
  '8 Errors',
  '9 Constants',
  'beyond',
];

const HEAD = `# What the specification says, and what proves it

Written by \`npm run spec-coverage\` from tags in the tests; see [testing](testing.md#tags-of-the-specification). Each test
fails without its statement. A title with \`\${…}\` or \`%s\` stands for one test per case.

Six statements are built in a way of their own:

- **Ids of stories.** An index in an address leads to another story tomorrow. The id is the category key and a hash of
  what identifies the story in its feed; it opens that story, or says that it is gone.
- **A feed that cannot be parsed** gives no items. An empty section would say that there is no news, so the section says
  that it failed, as for a feed that cannot be fetched.
- **Frames of outside services** are loaded when the reader asks for them. The heights that the specification gives are
  those of the frames.
- **Post Comment** submits nothing, and says so instead of doing nothing.
- **The data-fetching client provider** is the shell's own navigation: the server runs a page's \`load\`, and the browser
  asks for its result before it shows the page.
- **Lines and blank lines inside fenced code** stay as they are. White space is content there: trimming would flatten
  every program, and a listing may have three blank lines on purpose.
`;

/** Statement -> the tests that prove it, as \`file\`: title. */
type Statements = Map<string, string[]>;

/** The statements of each section, from the tags of all tests. Throws if a tag names an unknown section. */
export function taggedStatements(): Map<string, Statements> {
  const sections = new Map(SECTIONS.map((section): [string, Statements] => [section, new Map()]));
  for (const file of testFiles().toSorted()) {
    for (const { section, statement, test } of readTags(file, readFileSync(path.join(ROOT, file), 'utf8'))) {
      const statements = sections.get(section);
      if (!statements) throw new Error(`${file}: the specification has no section "${section}".`);
      statements.set(statement, [...(statements.get(statement) ?? []), `\`${file}\`: ${test}`]);
    }
  }
  return sections;
}

/** The text of docs/spec-coverage.md: a table for each section, statements in alphabetical order. */
export function coveragePage(): string {
  const tables = [...taggedStatements()].map(([section, statements]) => {
    const rows = [...statements]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([statement, tests]) => `| ${cell(statement)} | ${cell([...new Set(tests)].join('; '))} |\n`);
    return `${heading(section)}\n\n| Statement | Tests |\n| --- | --- |\n${rows.join('')}`;
  });
  return [HEAD, ...tables].join('\n');
}

function heading(section: string): string {
  return section === 'beyond'
    ? '## Beyond the specification'
    : section.replace(/^(?<number>\d) /, '## Section $<number>: ');
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
