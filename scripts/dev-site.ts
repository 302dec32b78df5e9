import { developmentFolder } from '../build/build-target.ts';
import { developmentOrigin, developmentPath } from '../build/development-server.ts';
import { federationName } from '../build/remote-definition.ts';
import type { DevelopmentProgram } from '../shell/server/editions/development-releases.ts';
import { startDevelopmentSite } from '../shell/server/start-site.ts';
import { giveUp, say } from './lib/say.mjs';
import { startProgram } from './dev-program.ts';
import { PROGRAMS } from './programs.ts';

/** Starts a development server per program, then the site, which takes its releases from them. */
async function main(): Promise<void> {
  say(`Building ${PROGRAMS.join(', ')} …`);
  await Promise.all(PROGRAMS.map(startProgram));
  const programs = PROGRAMS.map((name) => {
    const program: DevelopmentProgram = {
      folder: developmentFolder(name),
      origin: developmentOrigin(name),
      path: developmentPath(name),
      federationName: name === 'shell' ? 'shell' : federationName(name, 'development'),
    };
    return [name, program] as const;
  });
  const origin = await startDevelopmentSite(process.env, Object.fromEntries(programs));
  say(`The site is at ${origin}. Edit and look: changes show by themselves.`);
}

main().catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
