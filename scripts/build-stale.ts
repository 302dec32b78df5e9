import path from 'node:path';
import { ROOT } from '../build/paths.ts';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { PROGRAMS } from './programs.ts';
import { HOST, isStale, noteBuilt, releaseRecipe, type Recipe } from './recipe.ts';

/** Everything that a running site is made of: the releases, and the program that serves them. */
const WHOLE_SITE: readonly Recipe[] = [HOST, ...PROGRAMS.map(releaseRecipe)];

/**
 * Builds those whose inputs are not those of their last build; the others are left as they are. Rejects with the output
 * of the build that failed.
 */
export async function buildStale(
  recipes: readonly Recipe[] = WHOLE_SITE,
  tell: (text: string) => void = say,
): Promise<void> {
  const stale = recipes.filter(isStale);
  if (stale.length === 0) return;
  tell(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await Promise.all(stale.map(build));
}

async function build(recipe: Recipe): Promise<void> {
  const inputs = recipe.inputs();
  const rsbuild = path.join(ROOT, 'node_modules', '.bin', 'rsbuild');
  const { code, output } = await run(rsbuild, ['build', '--config', recipe.config], {
    cwd: path.join(ROOT, recipe.workspace),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0)
    throw new Error(
      `${output}\nThe build of ${recipe.name} failed. Mend what is named above, and try again.`,
    );
  noteBuilt(recipe, inputs);
}
