import type { Head } from '@meadowlark/shared/contract/head.ts';
import { EARLY_PRESSES } from '../sleeping/early-presses.ts';
import { WAKE_PLAN_ID, type WakePlan } from '../sleeping/wake-plan.ts';
import { THEME_HEAD } from '../theme/theme-head.ts';
import { escapeHtml } from './escape-html.ts';
import { documentTitle, headTags, type HeadTag } from './head-tags.ts';
import { INSPECTION_ID, type InspectionFacts } from '../inspector/inspection-facts.ts';
import { jsonForScript } from './json-for-script.ts';
import { REFRESH_HOOK } from './refresh-hook.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';
import type { ScriptFile } from './script-file.ts';

/** Addresses of the files that a page refers to. */
export interface PageAssets {
  /** The shell's first script. */
  script: ScriptFile;
  styles: readonly string[];
  /** Faces that stand above the fold. */
  fonts: readonly string[];
  icon: string;
  /** Scripts that are fetched along with the first: only where the page does not sleep. */
  preloads: readonly ScriptFile[];
}

interface DocumentStart {
  head: Head;
  status: number;
  origin: string;
  assets: PageAssets;
  /** Style elements of the components rendered so far. */
  styles: string;
  /** Links to the pictures that are seen first. */
  pictureLinks: string;
}

/** Files that have one address for ever; the browser looks for some of them by itself, and asks once this way. */
const FIXED_ADDRESSES =
  '<link rel="icon" href="/favicon.ico" sizes="48x48"><link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  '<link rel="manifest" href="/manifest.webmanifest">';

/** Everything before the content of the root element. */
export function documentStart({ head, status, origin, assets, styles, pictureLinks }: DocumentStart): string {
  return [
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    THEME_HEAD,
    // A script that stood behind a style sheet would wait for it, and the rest of the page with it.
    REFRESH_HOOK,
    `<script>${EARLY_PRESSES}</script>`,
    `<title>${escapeHtml(documentTitle(head))}</title>`,
    `<link rel="icon" href="${escapeHtml(assets.icon)}" type="image/svg+xml">`,
    FIXED_ADDRESSES,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    pictureLinks,
    WHOLE_MASTHEAD,
    `<script src="${escapeHtml(assets.script.href)}"${integrity(assets.script)} defer></script>`,
    ...assets.preloads.map(
      (file) =>
        `<link rel="preload" href="${escapeHtml(file.href)}" as="script"${integrity(file)} crossorigin>`,
    ),
    ...headTags(head, status, origin).map(writeTag),
    styles,
    LATE_CONTENT,
    '</head><body><div id="root">',
  ].join('');
}

/** The inspector, on pages for which it was asked. What it is told is known when the last unit of the page is there. */
export interface Inspector {
  script: ScriptFile;
  facts: () => InspectionFacts;
}

/** Everything after the content of the root element. */
export function documentEnd(plan: WakePlan, state: PageState, inspector?: Inspector): string {
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;
  return [
    '</div>',
    data(WAKE_PLAN_ID, plan),
    data(PAGE_STATE_ID, state),
    inspector
      ? `${data(INSPECTION_ID, inspector.facts())}<script src="${escapeHtml(inspector.script.href)}"${integrity(inspector.script)} defer></script>`
      : '',
    '</body></html>',
  ].join('');
}

/**
 * The first paint waits until the main part has begun, so that a browser short of time paints the masthead whole: half
 * of it would move when the other half is read. Browsers that do not know the link paint as they always did.
 */
const WHOLE_MASTHEAD = '<link rel="expect" href="#main" blocking="render">';

/**
 * React puts content that missed its deadline at the end of the root element, hidden, and moves it into place by
 * script. Without scripts these rules show it between main part and footer, and take the pending text away.
 */
const LATE_CONTENT =
  '<noscript><style>#root{display:flex;flex-direction:column}#root>div[hidden][id^="S:"]{display:block!important;order:1}' +
  '#root>[data-frame=footer]{order:2}#root:has(>div[id^="S:"]) [data-pending]{display:none}</style></noscript>';

function integrity(file: ScriptFile): string {
  return file.integrity ? ` integrity="${escapeHtml(file.integrity)}"` : '';
}

/** Marks the elements that belong to a page's head, so that a navigation can replace them. */
export const HEAD_MARK = 'data-head';

function writeTag({ name, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const open = `<${name}${list.join('')} ${HEAD_MARK}>`;
  return name === 'script' ? `${open}${text ?? ''}</script>` : open;
}
