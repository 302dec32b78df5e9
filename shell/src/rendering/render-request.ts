import type { Head } from '@meadowlark/shared/contract/head.ts';
import type { ArrivingView } from '../composition/mounted-view.ts';
import type { Inspector, PageAssets } from '../document/document-html.ts';
import type { ScriptFile } from '../document/script-file.ts';
import type { FrameFacts } from '../frame/frame-facts.ts';
import type { AdPlan } from '../sleeping/wake-plan.ts';

/** What is needed to render any page, besides its view. */
export interface RenderRequest {
  url: URL;
  /** Public origin of the site. */
  origin: string;
  /** The edition that the tab stays with, as an edition ref. */
  edition: string;
  facts: FrameFacts;
  /** Pattern of the route; null for a path that no route knows. */
  pattern: string | null;
  /** Scripts of the page's remotes to be fetched along with the awake shell's. */
  preloads: readonly ScriptFile[];
  /** The shell's own scripts, that of every page and those of the pages that wake, and its styles. */
  shell: Pick<PageAssets, 'script' | 'styles'> & { awake: readonly ScriptFile[] };
  /** The script by which the browser reports errors. Not there in development, nor for views of QA. */
  reports?: ScriptFile | undefined;
  /** The script of the donation pop-up. */
  donation?: ScriptFile | undefined;
  /** The advertising network, where there is one. */
  ads?: AdPlan | undefined;
  /** Only where it was asked for. */
  inspector?: Inspector;
  /** Aborted when the reader has gone. */
  signal: AbortSignal;
}

/**
 * A page of which something missed its deadline, the whole view or some of its blocks: sent at once with the pending
 * text, completed in the same response.
 */
export interface LateView extends ArrivingView {
  /** What the head says before the page's own is known. */
  head: Head;
}

/** A unit that threw while rendering and was left out: its key, and what it threw. */
export interface Thrown {
  unit: string;
  error: unknown;
}

export interface RenderedPage {
  status: number;
  html: string;
  threw: readonly Thrown[];
}
