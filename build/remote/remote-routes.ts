import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { releaseSchema, type ReleaseRoute } from '@meadowlark/shared/contract/release.ts';
import type { BuildTarget } from '../build-target.ts';
import type { RemoteDefinition } from './remote-definition.ts';

/** The pages that a definition lists at granted addresses. Throws a message about each one that cannot be served. */
export function checkedRoutes({ name, routes = [] }: RemoteDefinition): readonly ReleaseRoute[] {
  const { data, error } = releaseSchema.shape.routes.safeParse(routes);
  if (error)
    throw new Error(
      `The routes in the rsbuild.config.ts of ${name} are not valid.\n${z.prettifyError(error)}`,
    );
  return data ?? [];
}

/** A development build has no release.json. The site reads its pages from this file, beside its server code. */
export function writeDevelopmentRoutes({ folder }: BuildTarget, routes: readonly ReleaseRoute[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(routes));
}
