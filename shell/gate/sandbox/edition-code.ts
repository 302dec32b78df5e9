import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { grantedRoutes, routesOfReleases, type GrantedRoutes } from '../../src/composition/granted-routes.ts';
import { unitKey, type UnitRef } from '../../src/composition/unit.ts';
import { adaptRemote } from '../../server/composer/contract/adapt-remote.ts';
import { describeShell } from '../../server/composer/describe-shell.ts';
import { placeIn } from '../../server/composer/qa/source-place.ts';
import { evaluateRelease } from '../../server/composer/isolation/evaluate-release.ts';
import type {
  DescribedRelease,
  LoadedRelease,
  RemoteModule,
  ShellModule,
} from '../../server/composer/release-source.ts';
import { unitsOf, type CodeFacts } from './test-case.ts';
import { rememberGlobals } from './globals.ts';
import type { SandboxData, ReleaseText } from './sandbox-messages.ts';

/** Exports of `fixtures.cjs`. */
interface FixturesModule {
  pages: Readonly<Record<string, readonly Fixture[]>>;
  blocks: Readonly<Record<string, readonly Fixture[]>>;
}

interface RemoteCode extends LoadedRelease<RemoteModule> {
  fixtures: FixturesModule;
}

class NotEvaluated extends Error {
  override readonly name = 'NotEvaluated';
}

export class EditionCode {
  readonly shell: LoadedRelease<ShellModule>;
  readonly #remotes = new Map<string, RemoteCode>();
  readonly #problems: string[] = [];
  /** Changes by the release under check to objects that all code shares. */
  readonly changedGlobals: () => readonly string[];
  readonly #checked: Release;
  /** Of its `server.cjs`. */
  readonly #map: string | null;

  constructor({ candidate, map, shell, remotes }: SandboxData) {
    const found = [shell, ...remotes].find(({ release }) => release.name === candidate);
    this.#checked = (found ?? shell).release;
    this.#map = map;
    const beforeShell = rememberGlobals();
    this.shell = {
      ...described(shell.release),
      module: evaluated(shell.release, 'server.cjs', shell.server) as unknown as ShellModule,
    };
    let changedGlobals = beforeShell;
    for (const remote of remotes) {
      if (remote.release === this.#checked) changedGlobals = rememberGlobals();
      try {
        this.#remotes.set(remote.release.name, evaluateRemote(remote));
      } catch (error) {
        if (remote.release === this.#checked) this.#problems.push(this.describeError(error));
      }
    }
    this.changedGlobals = changedGlobals;
  }

  facts(): CodeFacts {
    const fixtures = [...this.#remotes.values()].flatMap((remote) =>
      unitsOf(remote.release).map((unit): [string, string[]] => [
        unitKey(unit),
        fixturesOf(remote, unit).map(({ name }) => name),
      ]),
    );
    const { routes, grants } = describeShell(this.shell.module);
    return {
      routes,
      grants,
      fixtures: Object.fromEntries(fixtures),
      problems: this.#problems,
      globals: this.changedGlobals(),
    };
  }

  /** The pages at addresses that the shell grants to these remotes. */
  get granted(): GrantedRoutes {
    const releases = [...this.#remotes.values()].map(({ release }) => release);
    return grantedRoutes(this.shell.module, routesOfReleases(releases));
  }

  /** The message of an error and, if the release under check threw it, its place in the source. */
  describeError(error: unknown): string {
    const thrown = error instanceof NotEvaluated ? error.cause : error;
    const place = placeIn(thrown, this.#checked, this.#map);
    return place === null ? messageOf(error) : `${messageOf(error)} (${place})`;
  }

  remote(name: string): LoadedRelease<RemoteModule> {
    const remote = this.#remotes.get(name);
    if (!remote) throw new Error(`The remote ${name} cannot run.`);
    return adaptRemote(remote, this.shell);
  }

  fixture(unit: UnitRef, index: number): Fixture {
    const remote = this.#remotes.get(unit.remote);
    const fixture = remote && fixturesOf(remote, unit)[index];
    if (!fixture) throw new Error(`The ${unit.kind} ${unit.name} has no fixture number ${index}.`);
    return fixture;
  }
}

function evaluateRemote({ release, server, fixtures }: ReleaseText): RemoteCode {
  const module = evaluated(release, 'server.cjs', server) as unknown as RemoteModule;
  const situations = fixtures === null ? {} : evaluated(release, 'fixtures.cjs', fixtures);
  return {
    ...described(release),
    module,
    fixtures: { pages: {}, blocks: {}, ...(situations as Partial<FixturesModule>) },
  };
}

function evaluated({ name, version }: Release, file: string, code: string): Record<string, unknown> {
  try {
    return evaluateRelease(code, `${name}@${version}/${file}`);
  } catch (error) {
    const what = `"${file}" of ${name}@${version} throws when it is evaluated: ${messageOf(error)}`;
    throw new NotEvaluated(what, { cause: error });
  }
}

function described(release: Release): DescribedRelease {
  return { release, address: (file) => `/releases/${release.name}/${release.version}/${file}` };
}

function fixturesOf({ fixtures }: RemoteCode, { kind, name }: UnitRef): readonly Fixture[] {
  return fixtures[kind === 'page' ? 'pages' : 'blocks'][name] ?? [];
}
