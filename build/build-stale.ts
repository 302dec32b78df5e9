import { RSBUILD } from './rsbuild-program.ts';
import { run } from './run.mjs';
import { PROGRAMS } from './programs.ts';
import { HOST, isStale, releaseRecipe, type Recipe } from './recipe.ts';

/** Everything that a site needs: the releases, and the program that serves them. */
const WHOLE_SITE: readonly Recipe[] = [HOST, ...PROGRAMS.map((name) => releaseRecipe(name))];

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
  const { code, output } = await run(process.execPath, [RSBUILD, 'build', '--config', recipe.config], {
    cwd: recipe.folder,
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0)
    throw new Error(`${output}\nThe build of ${recipe.name} failed. Fix the errors above and try again.`);
}
