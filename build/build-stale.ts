import path from 'node:path';
import { ROOT } from './paths.ts';
import { run } from './run.mjs';
import { PROGRAMS } from './programs.ts';
import { HOST, isStale, releaseRecipe, type Recipe } from './recipe.ts';

/** Everything that a site needs: the releases, and the program that serves them. */
const WHOLE_SITE: readonly Recipe[] = [HOST, ...PROGRAMS.map(releaseRecipe)];

/**
 * Builds the recipes whose inputs changed since their last build. Rejects with the output of the build that failed.
 */
export async function buildStale(
  log: (line: string) => void,
  recipes: readonly Recipe[] = WHOLE_SITE,
): Promise<void> {
  const stale = recipes.filter(isStale);
  if (stale.length === 0) return;
  log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await Promise.all(stale.map(build));
}

async function build(recipe: Recipe): Promise<void> {
  const rsbuild = path.join(ROOT, 'node_modules', '.bin', 'rsbuild');
  const { code, output } = await run(rsbuild, ['build', '--config', recipe.config], {
    cwd: path.join(ROOT, recipe.workspace),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0)
    throw new Error(`${output}\nThe build of ${recipe.name} failed. Fix the errors above and try again.`);
}
