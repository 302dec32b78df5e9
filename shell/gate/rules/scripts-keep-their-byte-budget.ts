import { routeBudget, routeScripts, type ReleaseFile } from '../route-scripts.ts';
import { gzipBytes, scriptParts } from '../../../build/bytes/script-parts.ts';
import { overBudget, type ScriptWeight } from '../../../build/bytes/over-budget.ts';
import { allUnits } from '../../src/composition/unit.ts';
import { releaseKey } from '../../store/release-key.ts';
import { editionRoutes, type Candidate } from '../candidate.ts';
import type { Rule } from '../rule.ts';

/**
 * Scripts stay within `build/bytes/budgets.ts`: each part of the release, and each route that uses it, together with the
 * edition's other scripts there.
 */
export const scriptsKeepTheirByteBudget: Rule = {
  name: 'scripts-keep-their-byte-budget',
  runsCode: true,
  checksCombination: true,
  async check(candidate) {
    const { release, edition } = candidate;
    const parts = scriptParts(release).map(({ name, files, budget }) => ({
      what: `"${name}" of ${releaseKey(release)}`,
      files: files.map((file) => ({ name: release.name, file })),
      budget,
    }));
    const { routes } = await editionRoutes(candidate);
    const affected = routes.filter(
      (route) => release.name === 'shell' || allUnits(route).some(({ remote }) => remote === release.name),
    );
    const views = affected.flatMap((route) => {
      const { asleep, awake } = routeScripts(route, edition);
      const budget = routeBudget(route, edition);
      return [
        { what: `${route.path}, asleep,`, files: asleep, budget: budget.asleep },
        { what: `${route.path}, awake,`, files: awake, budget: budget.awake },
      ];
    });
    const weigh = cachedWeights(candidate);
    const weights = [...parts, ...views].map(async ({ what, files, budget }): Promise<ScriptWeight> => ({
      what,
      bytes: await weigh(files),
      budget,
    }));
    return overBudget(await Promise.all(weights)).map((finding) => ({ ...finding, warnsOnRollback: true }));
  },
};

/** Sums the gzip sizes of files of the edition; compresses each file once. */
function cachedWeights({ edition, store }: Candidate): (files: readonly ReleaseFile[]) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const weigh = async ({ name, file }: ReleaseFile): Promise<number> => {
    const release = edition.get(name);
    const body = release && (await store.releaseFile(name, release.version, file));
    return body ? gzipBytes(body, release.version) : 0;
  };
  const bytesOf = (file: ReleaseFile): Promise<number> => {
    const key = `${file.name} ${file.file}`;
    const bytes = known.get(key) ?? weigh(file);
    known.set(key, bytes);
    return bytes;
  };
  return async (files) => (await Promise.all(files.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);
}
