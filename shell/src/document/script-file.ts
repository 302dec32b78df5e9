/** A script, and the hash without which browsers do not run it. Only a program under development has none. */
export interface ScriptFile {
  href: string;
  integrity: string;
}
