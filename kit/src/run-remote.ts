import { build } from './build.ts';
import { dev } from './dev.ts';
import { edition } from './edition.ts';
import { remoteHere } from './remote-folder.ts';
import { say } from './say.ts';
import { test } from './test.ts';

const USAGE = `Usage: npx remote <command>

  dev                       run the remote alone, in all its situations
  dev --live <site>         show your working copy in the pages of a running site, on this machine only
  test                      check types, then run unit tests; arguments go to Jest
  build                     build a release in dist/release
  publish                   check types, build, and put the release into the store; prints its name@version
  check <name@version>      run the gate
  link <name@version>       print a QA link: the site with this release, for whoever opens it
  promote <name@version>    give it to readers; with --canary 10, to one in ten
  rollback [name]           give readers the previous release of a remote; without a name, the previous edition
  doctor <name@version>     print what to change for the current contract, where, and by when

Also: list, show, diff, history, halt. "npx remote <command> --help" shows options and examples.
EDITIONS is the site's store: file:<folder> or s3://<bucket>/<prefix>. link also uses OVERRIDE_SECRET and SITE_ORIGIN.
`;

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);
/** Commands without their own help text. */
const OWN: ReadonlySet<string> = new Set(['dev', 'build']);

/** Runs a command in the folder of a remote, and resolves with its exit code. Rejects with a message for people. */
export async function runRemote([command, ...args]: readonly string[]): Promise<number> {
  if (command === undefined || HELP.has(command) || (OWN.has(command) && args.includes('--help'))) {
    say(USAGE.trimEnd());
    return command === undefined ? 1 : 0;
  }
  switch (command) {
    case 'dev':
      return dev(remoteHere(), args);
    case 'test':
      return test(remoteHere(), args);
    case 'build':
      return build(remoteHere(), args);
    default:
      return edition(remoteHere(), [command, ...args]);
  }
}
