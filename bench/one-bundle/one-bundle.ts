import type { ScriptFile } from '../../shell/src/document/script-file.ts';

/** The scripts of the one bundle, as pages have to name them. */
export interface OneBundle {
  bootstrap: ScriptFile;
  awake: readonly ScriptFile[];
  /** Scripts of a unit, by the name of its chunk (`page-category`). */
  units: Readonly<Record<string, readonly ScriptFile[]>>;
}

/** Address of a file of the bundle. */
export function bundleAddress(file: string): string {
  return `/one-bundle/${file}`;
}
