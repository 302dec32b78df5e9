/** Which end-to-end tests a change can break. */
export type AffectedSpecs = 'none' | 'all' | { programs: readonly string[]; files: readonly string[] };

const UNIT_TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/(.+\.spec\.ts)$/;
/** Nothing of these reaches a page, or the tests of pages. */
const BESIDES = /^(?:docs|bench|\.github|scripts\/test)\/|^[^/]+\.md$|\/README\.md$|^\.ox/;

/**
 * A remote stands alone, so a change in its folder can break its own pages and what every page has to keep. Whatever
 * lies below the remotes (shell, design library, build, backend) can break any of them.
 */
export function affectedSpecs(files: readonly string[]): AffectedSpecs {
  const programs = new Set<string>();
  const specs = new Set<string>();
  for (const file of files) {
    const remote = /^mfe-([^/]+)\//.exec(file)?.[1];
    const spec = SPEC.exec(file)?.[1];
    if (UNIT_TEST.test(file) || BESIDES.test(file)) continue;
    if (spec !== undefined) specs.add(spec);
    else if (remote !== undefined) programs.add(remote);
    else return 'all';
  }
  if (programs.size + specs.size === 0) return 'none';
  return { programs: [...programs], files: [...specs] };
}

/**
 * A regular expression for Playwright's `--grep`, which sees the path of a spec below `e2e/`, the titles, and the tags. The
 * specs of a program stand in a folder of its name; one that looks at all programs tags each test with `@<program>`.
 */
export function grepOf({ programs, files }: Exclude<AffectedSpecs, string>): string {
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return [
    ...programs.map((name) => `(?:^|\\s)${escaped(name)}/|@${escaped(name)}(?!\\S)`),
    ...files.map((file) => `(?:^|\\s)${escaped(file)}(?!\\S)`),
  ].join('|');
}
