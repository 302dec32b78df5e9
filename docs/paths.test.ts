import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

/** Folders with data only, which need no README. */
const DATA = new Set([
  'backend/posts',
  'backend/src/feeds/sample/drawings',
  'backend/src/feeds/sample/pictures',
  'backend/src/feeds/sample/stories',
  'bench/results',
  'docs/adr',
  'mfe-static/src/books/covers',
]);
const NOT_SOURCE = /^(?:\.|node_modules$|dist$|var$|test-results$)/;

const FOLDERS = foldersBelow('.');
const READMES = FOLDERS.map(({ folder }) => path.join(folder, 'README.md')).filter(exists);
const DOCUMENTS = [
  ...READMES,
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
    .map((file) => `docs/${file}`),
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
];

/** A folder of the checkout, and how many files are directly in it. */
interface Folder {
  folder: string;
  files: number;
}

function foldersBelow(folder: string): Folder[] {
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !NOT_SOURCE.test(entry.name));
  return [
    { folder, files: entries.filter((entry) => entry.isFile()).length },
    ...folders.flatMap(({ name }) => foldersBelow(path.join(folder, name))),
  ];
}

function exists(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}

/** A file or a folder; not what a build writes. */
const NAMED =
  /`((?:backend|bench|build|deploy|docs|e2e|examples|kit|mfe-\w+|scripts|shared|shell)\/(?!dist\/)[\w./-]+)`/g;
/** A file that the README of a folder names: beside it, or below. */
const BESIDE = /`((?:\.\.\/)*[\w-][\w./-]*\.(?:ts|tsx|mjs))`/g;
/** A module of the design library or the contract, as teams import it. */
const IMPORTED = /@meadowlark\/shared\/([\w./-]+\.tsx?)\b/g;
const ANCHOR = /\]\((?!\w+:)([\w./-]*)#([\w-]+)\)/g;
const LINKED = /\]\((?!\w+:)([\w./-]+)(?:#[\w-]*)?\)/g;
/** A link of the tour: the name of a symbol, its file and its line. */
const PLACE = /\[`([^`]+)`\]\(\.\.\/([\w./-]+)#L(\d+)\)/g;

it.each(DOCUMENTS)('%s names files that are there', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, file = '']) => file);
  const linked = [...text.matchAll(LINKED)].map(([, file = '']) => path.join(path.dirname(document), file));
  const imported = [...text.matchAll(IMPORTED)].map(([, file = '']) => `shared/src/${file}`);
  expect([...named, ...linked, ...imported].filter((file) => !exists(file))).toEqual([]);
});

it.each(DOCUMENTS)('%s links to headings that are there', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const links = [...text.matchAll(ANCHOR)].map(([, file = '', anchor = '']) => ({
    file: file === '' ? document : path.join(path.dirname(document), file),
    anchor,
  }));
  const wrong = links.filter(({ file, anchor }) => file.endsWith('.md') && !anchorsOf(file).has(anchor));
  expect(wrong).toEqual([]);
});

/** Anchors of the headings of a document, as GitHub makes them. */
function anchorsOf(document: string): ReadonlySet<string> {
  const text = readFileSync(path.join(ROOT, document), 'utf8').replaceAll(/^```.*?^```/gms, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

it('no folder has more than 25 files, its README aside', () => {
  expect(FOLDERS.filter(({ folder, files }) => files > 26 && !DATA.has(folder))).toEqual([]);
});

it.each(FOLDERS.filter(({ folder, files }) => files > 10 && !DATA.has(folder)))(
  '$folder, with $files files, has a README',
  ({ folder }) => {
    expect(READMES).toContain(path.join(folder, 'README.md'));
  },
);

it.each(READMES.filter((file) => file !== 'README.md'))('%s names files of its folder', (readme) => {
  const folder = path.dirname(readme);
  const named = [...readFileSync(path.join(ROOT, readme), 'utf8').matchAll(BESIDE)].map(
    ([, file = '']) => file,
  );
  expect(named.filter((file) => !exists(path.join(folder, file)) && !exists(file))).toEqual([]);
});

/** A file that a comment of the code names, by its path from the root. */
const IN_COMMENT =
  /(?<![\w./-])((?:backend|bench|build|deploy|docs|e2e|examples|kit|mfe-\w+|scripts|shared|shell)\/(?!dist\/)[\w./-]+\.(?:tsx?|mjs|md|css|json))\b/g;

it('comments name files that are there', () => {
  const code = FOLDERS.flatMap(({ folder }) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const gone = code.flatMap((file) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    const comments = lines.filter((line) => /^\s*(?:\/?\*|\/\/)/.test(line)).join('\n');
    const named = [...comments.matchAll(IN_COMMENT)].map(([, one = '']) => one);
    return named.filter((one) => !exists(one)).map((one) => `${file}: ${one}`);
  });
  expect(gone).toEqual([]);
});

/** `#page` does not begin with a letter, so `\b` does not work. */
function wholeWord(symbol: string): RegExp {
  return new RegExp(`(?<![\\w#])${symbol}(?!\\w)`);
}

const TOUR = readFileSync(path.join(ROOT, 'docs/tour.md'), 'utf8');

it('the tour leads to the line of each symbol', () => {
  const moved = [...TOUR.matchAll(PLACE)].flatMap(([, symbol = '', file = '', line = '']) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    const hasIt = (text: string) => wholeWord(symbol).test(text);
    if (hasIt(lines[Number(line) - 1] ?? '')) return [];
    return [{ symbol, file, line, isNowAt: lines.findIndex(hasIt) + 1 }];
  });
  expect(moved).toEqual([]);
});

it('no journey of the tour takes more than eight files', () => {
  const journeys = TOUR.split('\n## ').filter((text) => /^\d\. /m.test(text));
  expect(journeys).toHaveLength(4);
  for (const journey of journeys) {
    const steps = journey.slice(journey.indexOf('\n1. '));
    expect(new Set([...steps.matchAll(PLACE)].map(([, , file]) => file)).size).toBeLessThanOrEqual(8);
  }
});

it('the changelog of the kit begins with its version and the contract it builds for', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'kit/package.json'), 'utf8')) as {
    version: string;
  };
  const [, newest = ''] = readFileSync(path.join(ROOT, 'kit/CHANGELOG.md'), 'utf8').split(/^## /m);
  expect(newest).toMatch(new RegExp(`^${version}\n\nFor contract ${CONTRACT}\\.`));
});
