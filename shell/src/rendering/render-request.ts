import type { Head } from '@meadowlark/shared/contract/head.ts';
import type { ArrivingView } from '../composition/mounted-view.ts';
import type { Inspector, PageAssets } from '../document/document-html.ts';
import type { ScriptFile } from '../sleeping/script-file.ts';
import type { FrameFacts } from '../frame/frame-facts.ts';
import type { LateScripts } from '../sleeping/wake-plan.ts';

/**
 * Everything needed to render a page besides its view. Servers create it also for older releases of the shell, so it is part
 * of the contract: nothing is removed or renamed without an adapter (docs/adr/0025-contract-versions.md).
 */
export interface RenderRequest extends LateScripts {
  url: URL;
  /** Public origin of the site. */
  origin: string;
  /** The edition that the tab stays with, as an edition ref. */
  edition: string;
  facts: FrameFacts;
  /** Pattern of the route; null for a path without a route. */
  pattern: string | null;
  /** Scripts of the page's remotes, fetched with those of the awake shell. */
  preloads: readonly ScriptFile[];
  /** The shell's scripts, for every page and for pages that wake, and its late style sheets. */
  shell: Pick<PageAssets, 'script'> & { awake: readonly ScriptFile[]; styles: readonly string[] };
  inspector?: Inspector;
  /** Aborted when the reader has left. */
  signal: AbortSignal;
}

/** A late view, or one with late blocks: sent at once with pending text, and completed in the same response. */
export interface LateView extends ArrivingView {
  /** The head until the page's own head is known. */
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
