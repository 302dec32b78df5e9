import type { Choice } from '../editions/choose-version.ts';
import type { Composed } from './compose-view.ts';
import type { ComposerOptions } from './composing.ts';
import type { Recompose } from './or-previous.ts';

/** Composes a view. A shell that cannot be loaded costs it nothing while there is one before it. */
export async function composeFirst(
  { edition, without }: Choice,
  compose: Recompose,
  asides: ComposerOptions['asides'],
): Promise<Composed> {
  try {
    return await compose(without);
  } catch (error) {
    const composed = await compose([...without, 'shell']).catch(() => {
      throw error;
    });
    const version = edition.releases['shell'] ?? 'none';
    asides.failed({ name: 'shell', version }, String(error), true);
    return composed;
  }
}
