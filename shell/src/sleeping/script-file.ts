/** A script and its SHA-384. `integrity` is empty only in development. */
export interface ScriptFile {
  href: string;
  integrity: string;
}
