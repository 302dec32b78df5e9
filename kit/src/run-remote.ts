import { build } from './build.ts';
import { dev } from './dev.ts';
import { edition } from './edition.ts';
import { remoteHere } from './remote-folder.ts';
import { say } from './say.ts';
import { test } from './test.ts';

const USAGE = `Usage: npx remote <command>

  dev                       the remote alone, in all its situations
  dev --live <site>         your working copy in the pages of a running site, for this machine only
  test                      types, then unit tests; arguments are for Jest
  build                     dist/release
  publish                   types and build, then into the store as a release; prints its name@version
  check <name@version>      ask the gate
  link <name@version>       print a QA link: the site with this release, for whoever opens it
  promote <name@version>    give it to readers; --canary 10 to one in ten
  rollback <name>           give readers the release before of one remote; without a name, the edition before

  doctor <name@version>     what to change for the present contract, where, and until when

Also: list, show, diff, history, halt. "npx remote <command> --help" has options and examples.
EDITIONS names the site's store: file:<folder> or s3://<bucket>/<prefix>. OVERRIDE_SECRET and SITE_ORIGIN are for links.
`;

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);
/** Commands without a help text of their own. */
const OWN: ReadonlySet<string> = new Set(['dev', 'build']);

/** Runs a command in the folder of a remote, and resolves with its exit code. Rejects with a sentence for people. */
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
