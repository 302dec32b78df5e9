import type { Head } from '@meadowlark/shared/contract/head.ts';
import type { ArrivingView } from '../composition/mounted-view.ts';
import type { Inspector, PageAssets } from '../document/document-html.ts';
import type { ScriptFile } from '../document/script-file.ts';
import type { FrameFacts } from '../frame/frame-facts.ts';
import type { ShellScripts } from '../sleeping/shell-scripts.ts';

/** All that is needed to render a page besides its view. */
export interface RenderRequest {
  url: URL;
  /** Public origin of the site. */
  origin: string;
  /** The edition that the tab stays with, as an edition ref. */
  edition: string;
  facts: FrameFacts;
  /** Pattern of the route; null for a path that no route knows. */
  pattern: string | null;
  /** Scripts of the page's remotes, fetched with those of the awake shell. */
  preloads: readonly ScriptFile[];
  /** The shell's own files: its bootstrap, the scripts that this one may load, and late style sheets. */
  shell: Pick<PageAssets, 'script'> & { scripts: ShellScripts; styles: readonly string[] };
  /** Address of the frame of the advertising network, where there is one. */
  adFrame?: string | undefined;
  inspector?: Inspector;
  /** Aborted when the reader has left. */
  signal: AbortSignal;
}

/** A late view, or one with late blocks: sent at once with pending text, and completed in the same response. */
export interface LateView extends ArrivingView {
  /** The head until the page's is known. */
  head: Head;
}

/** A unit that threw while rendering and was left out, by key. */
export interface Thrown {
  unit: string;
  error: unknown;
}

export interface RenderedPage {
  status: number;
  html: string;
  threw: readonly Thrown[];
}
