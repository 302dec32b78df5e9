import { rmSync } from 'node:fs';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { developmentFolder } from '../build/build-target.ts';
import { developmentPath } from '../build/development/server.ts';
import { federationName } from '../build/remote/remote-definition.ts';
import type { DevelopmentProgram } from './development/development-releases.ts';
import { startDevelopmentSite, type DevelopmentSite } from './development/start-development-site.ts';
import { DevelopmentFailures } from './development/development-failures.ts';
import { FailureBoard } from './development/failure-board.ts';
import { portSetting } from '../build/development/port.ts';
import { freePort } from '../build/development/free-port.ts';
import { mapsOf } from './development/source-place.ts';
import { giveUp, say } from './lib/say.mjs';
import { startProgram, type Built } from '../build/development/start-program.ts';
import { programFolder } from '../build/paths.ts';
import { PROGRAMS } from '../build/programs.ts';

/** The site's port unless PORT is set or another program uses it. */
const USUAL_PORT = 3000;

/** Starts a development server per program, then the site, which gets its releases from them. */
async function main(): Promise<void> {
  // Reports an invalid PORT before a minute of building.
  portSetting();
  process.env['DEVELOPMENT_SITE'] = `-${process.pid}`;
  process.once('exit', () => {
    for (const name of PROGRAMS)
      rmSync(developmentFolder(programFolder(name)), { recursive: true, force: true });
  });
  say(`Building ${PROGRAMS.join(', ')} …`);
  const board = new FailureBoard();
  let onBuilt = (name: string, built: Built): void => board.built(name, built);
  const programs = Object.fromEntries(
    await Promise.all(
      PROGRAMS.map(
        async (name) => [name, await startDevelopment(name, (built) => onBuilt(name, built))] as const,
      ),
    ),
  );
  const failures = new DevelopmentFailures(board, mapsOf(programs));
  const site = await onFreePort((env) => startDevelopmentSite(env, programs, failures));
  const onRebuilt = async (name: string, built: Built) => {
    // First, so that no error of the old code arrives after the board has forgotten the others.
    await site.dropChanged().catch(() => {});
    board.built(name, built);
    await failures.evaluate(name, site);
  };
  onBuilt = (name, built) => void onRebuilt(name, built);
  say(`The site is at ${site.origin}. Edit a file, and the page updates by itself.`);
}

/** Starts the development server of a program. */
async function startDevelopment(name: string, onBuilt: (built: Built) => void): Promise<DevelopmentProgram> {
  const isShell = name === 'shell';
  const origin = await startProgram(name, {
    folder: programFolder(name),
    environments: isShell ? ['web', 'besides', 'server'] : ['web', 'server'],
    mode: 'development',
    onBuilt,
    say,
  });
  return {
    folder: developmentFolder(programFolder(name)),
    origin,
    path: developmentPath(name),
    federationName: isShell ? 'shell' : federationName(name, 'development'),
  };
}

/** Starts the site at PORT if it is set, otherwise at its usual port or the next free one. */
async function onFreePort(
  start: (env: NodeJS.ProcessEnv) => Promise<DevelopmentSite>,
): Promise<DevelopmentSite> {
  const { env } = process;
  if (portSetting() !== null) return start(env);
  for (let from = USUAL_PORT; ; from += 1) {
    const port = await freePort(from, env['HOST'] ?? '127.0.0.1');
    if (port !== USUAL_PORT)
      say(`Port ${USUAL_PORT} is in use by another program, so the site uses ${port}.`);
    try {
      return await start({ ...env, PORT: String(port) });
    } catch (error) {
      // Another program took the port after the check.
      if (!(error instanceof Error && isTaken(error.cause))) throw error;
      from = port;
    }
  }
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
}

main().catch((error: unknown) => giveUp(messageOf(error)));
