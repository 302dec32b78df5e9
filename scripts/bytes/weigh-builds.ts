import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseSchema, type Release } from '@meadowlark/shared/contract/release.ts';
import { grantedRoutes, routesOfReleases } from '../../shell/src/composition/granted-routes.ts';
import { GRANTS, ROUTES } from '../../shell/src/routes.ts';
import { releaseFolder, workspaceOf } from '../../build/paths.ts';
import { remoteNames } from '../../build/remotes.ts';
import { routeBudget, routeScripts, type ReleaseFile } from '../../shell/gate/route-scripts.ts';
import { gzipBytes, weighParts } from '../../build/bytes/script-parts.ts';
import type { ScriptWeight } from '../../build/bytes/over-budget.ts';

/** Bytes of script (gzip) in the builds of this checkout, by part of a release and by route. */
export interface Weights {
  parts: readonly ScriptWeight[];
  routes: readonly ScriptWeight[];
}

/** Weighs the builds in the folders `dist`. Throws if one is missing. */
export function weighBuilds(): Weights {
  const releases = new Map(['shell', ...remoteNames()].map((name) => [name, builtRelease(name)]));
  const known = new Map<string, number>();
  const bytesOf = ({ name, file }: ReleaseFile): number => {
    const key = `${name} ${file}`;
    const bytes = known.get(key) ?? gzipBytes(readBuilt(name, file), releases.get(name)?.version ?? '');
    known.set(key, bytes);
    return bytes;
  };
  const sum = (files: readonly ReleaseFile[]) => files.reduce((all, file) => all + bytesOf(file), 0);

  const parts = [...releases.values()].flatMap((release) =>
    weighParts(release, (file) => bytesOf({ name: release.name, file })),
  );
  const granted = grantedRoutes({ routes: ROUTES, grants: GRANTS }, routesOfReleases(releases.values()));
  const routes = [...ROUTES, ...granted.routes].filter(
    (route) => route.kind === 'home' || route.aliasOf === null,
  );
  const views = (state: 'asleep' | 'awake') =>
    routes.map((route) => ({
      what: `${state} ${route.path}`,
      bytes: sum(routeScripts(route, releases)[state]),
      budget: routeBudget(route, releases)[state],
    }));
  return { parts, routes: [...views('asleep'), ...views('awake')] };
}

function builtRelease(name: string): Release {
  return releaseSchema.parse(JSON.parse(readBuilt(name, 'release.json').toString('utf8')));
}

function readBuilt(name: string, file: string): Buffer {
  return readFileSync(path.join(releaseFolder(workspaceOf(name)), file));
}
