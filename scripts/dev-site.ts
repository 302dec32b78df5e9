import { createRsbuild, loadConfig } from '@rsbuild/core';
import { developmentFolder } from '../build/build-target.ts';
import { developmentOrigin } from '../build/development-server.ts';
import { ROOT, workspaceOf } from '../build/paths.ts';
import { federationName } from '../build/remote-definition.ts';
import path from 'node:path';
import { DevelopmentReleases } from '../shell/server/editions/development-releases.ts';
import { startDevelopmentSite } from '../shell/server/start-site.ts';
import { giveUp, say } from './lib/say.mjs';
import { PROGRAMS } from './programs.ts';

/** Starts a development server per program, then the site, which takes its releases from them. */
async function main(): Promise<void> {
  say(`Building ${PROGRAMS.join(', ')} …`);
  await Promise.all(PROGRAMS.map(startProgram));
  const programs = PROGRAMS.map((name) => {
    const federation = name === 'shell' ? 'shell' : federationName(name);
    return [name, { folder: developmentFolder(name), origin: developmentOrigin(name), federationName: federation }] as const;
  });
  const origin = await startDevelopmentSite(process.env, new DevelopmentReleases(Object.fromEntries(programs)), PROGRAMS);
  say(`The site is at ${origin}. Edit and look: changes show by themselves.`);
}

async function startProgram(name: string): Promise<void> {
  const cwd = path.join(ROOT, workspaceOf(name));
  const { content } = await loadConfig({ cwd, envMode: 'development' });
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: content });
  const compiled = new Promise<void>((resolve) => rsbuild.onAfterDevCompile(() => resolve()));
  await rsbuild.startDevServer();
  await compiled;
}

main().catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
