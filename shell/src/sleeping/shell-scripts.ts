import type { ScriptFile } from '../document/script-file.ts';

/** Scripts of the shell that a page may load, and the name of each in its release. */
export const SHELL_SCRIPTS = [
  /** React, and all that makes pages live. */
  'awake',
  /** Reports errors, once the page is idle. */
  'reports',
  /** In the place of reports, for staff: shows them. */
  'qa',
  /** Measures the page view; the reporting script loads it for a sample. */
  'vitals',
  /** What helps a reader on every page, once it is idle. */
  'reader',
  /** The reading tools, when the reader comes near one. */
  'reading',
  /** What the privacy receipt needs, on its page. */
  'receipt',
  /** What the list of saved stories needs, on its page. */
  'saved',
  /** What follows a live post, on its page. */
  'live-post',
  /** The donation card, when it is due. */
  'donation',
  /** Asks the advertising network, where there is one. */
  'ads',
] as const;

export type ShellScript = (typeof SHELL_SCRIPTS)[number];

/** The files of each, in the order to run them. */
export type ShellScripts = Readonly<Partial<Record<ShellScript, readonly ScriptFile[] | undefined>>>;
