import { routeBudget, routeScripts, type ReleaseFile } from '../../../../build/route-scripts.ts';
import { gzipBytes, scriptParts } from '../../../../build/script-parts.ts';
import { tooHeavy, type Weighed } from '../../../../build/too-heavy.ts';
import { allUnits } from '../../../src/composition/unit.ts';
import { releaseName, type Candidate } from '../candidate.ts';
import type { Rule } from '../rule.ts';

/**
 * What a reader's browser fetches of scripts stays within `build/budgets.ts`: each part of the release, and each route that
 * the release is part of, with whatever else the edition puts on it.
 */
export const scriptsKeepTheirByteBudget: Rule = {
  name: 'scripts-keep-their-byte-budget',
  runsCode: true,
  async check(candidate) {
    const { release, edition } = candidate;
    const parts = scriptParts(release).map(({ name, files, budget }) => ({
      what: `"${name}" of ${releaseName(release)}`,
      files: files.map((file) => ({ name: release.name, file })),
      budget,
    }));
    const { routes } = await candidate.stage.describe();
    const concerned = routes.filter(
      (route) => release.name === 'shell' || allUnits(route).some(({ remote }) => remote === release.name),
    );
    const views = concerned.flatMap((route) => {
      const { asleep, awake } = routeScripts(route, edition);
      const budget = routeBudget(route);
      return [
        { what: `${route.path}, asleep,`, files: asleep, budget: budget.asleep },
        { what: `${route.path}, awake,`, files: awake, budget: budget.awake },
      ];
    });
    const weigh = scales(candidate);
    const weights = [...parts, ...views].map(async ({ what, files, budget }): Promise<Weighed> => ({
      what,
      bytes: await weigh(files),
      budget,
    }));
    return tooHeavy(await Promise.all(weights));
  },
};

/** Adds up files of the edition's releases as they are in the store; each is packed once. */
function scales({ edition, store }: Candidate): (files: readonly ReleaseFile[]) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const weigh = async ({ name, file }: ReleaseFile): Promise<number> => {
    const release = edition.get(name);
    const body = release && (await store.releaseFile(name, release.version, file));
    return body ? gzipBytes(body) : 0;
  };
  const bytesOf = (file: ReleaseFile): Promise<number> => {
    const key = `${file.name} ${file.file}`;
    const bytes = known.get(key) ?? weigh(file);
    known.set(key, bytes);
    return bytes;
  };
  return async (files) => (await Promise.all(files.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);
}
