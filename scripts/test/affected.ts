/** End-to-end tests that a change can break. */
type AffectedSpecs = 'none' | 'all' | { programs: readonly string[]; files: readonly string[] };

const UNIT_TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/(.+\.spec\.ts)$/;
/** Files that affect neither pages nor their tests. */
const IRRELEVANT =
  /^(?:docs|bench|\.github|scripts\/test|scripts\/spec-coverage)\/|^[^/]+\.md$|\/README\.md$|^\.ox/;

/**
 * A change in a remote can break only the tests of its pages, including those that run on every page. A change in shell,
 * design library, build or backend can break any test.
 */
export function affectedSpecs(files: readonly string[]): AffectedSpecs {
  const programs = new Set<string>();
  const specs = new Set<string>();
  for (const file of files) {
    const remote = /^mfe-([^/]+)\//.exec(file)?.[1];
    const spec = SPEC.exec(file)?.[1];
    if (UNIT_TEST.test(file) || IRRELEVANT.test(file)) continue;
    if (spec !== undefined) specs.add(spec);
    else if (remote !== undefined) programs.add(remote);
    else return 'all';
  }
  if (programs.size + specs.size === 0) return 'none';
  return { programs: [...programs], files: [...specs] };
}

/**
 * A regular expression for Playwright's `--grep`, which matches the path below `e2e/`, the titles, and the tags. The specs
 * of a program are in a folder of its name. Specs about all programs tag each test with `@<program>`.
 */
export function grepOf({ programs, files }: Exclude<AffectedSpecs, string>): string {
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return [
    ...programs.map((name) => `(?:^|\\s)${escaped(name)}/|@${escaped(name)}(?!\\S)`),
    ...files.map((file) => `(?:^|\\s)${escaped(file)}(?!\\S)`),
  ].join('|');
}
