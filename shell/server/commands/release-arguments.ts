import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { howToRun } from './how-to-run.ts';

/** Reads `news@1.0.0 blog@2.0.0`. Throws a sentence for what is no release, or names a remote twice. */
export function parseReleases(args: readonly string[]): ReleaseNames {
  const releases: ReleaseNames = {};
  for (const arg of args) {
    const [name, version] = parseRelease(arg);
    if (releases[name] !== undefined && releases[name] !== version) {
      throw new Error(
        `${name} is named with two versions, ${releases[name]} and ${version}. Name one of them.`,
      );
    }
    releases[name] = version;
  }
  return releases;
}

function parseRelease(arg: string): readonly [name: string, version: string] {
  const at = arg.indexOf('@');
  const name = at < 0 ? arg : arg.slice(0, at);
  const version = at < 0 ? '' : arg.slice(at + 1);
  if (!REMOTE_NAME.test(name)) {
    throw new Error(`"${arg}" names no release. Write it as <name>@<version>, like news@0.1.0-1a2b3c4d.`);
  }
  if (version === '') {
    throw new Error(
      `Which version of ${name}? Write it as ${name}@<version>; "${howToRun(`list ${name}`)}" shows those that are published.`,
    );
  }
  if (!VERSION.test(version)) {
    throw new Error(
      `"${version}" is no version. "${howToRun(`list ${name}`)}" shows those that are published.`,
    );
  }
  return [name, version];
}
