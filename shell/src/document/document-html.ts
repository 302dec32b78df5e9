import type { Head } from '@meadowlark/shared/contract/head.ts';
import { WAKE_PLAN_ID, type WakePlan } from '../sleeping/wake-plan.ts';
import { THEME_HEAD } from '../features/theme/theme-head.ts';
import { FAILURES_SCRIPT } from './development-script.ts';
import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';
import { FIRST_SCRIPT } from './first-script.ts';
import { FIRST_STYLES } from './first-styles.ts';
import { FACES_WITHOUT_SCRIPTS } from '../features/faces/faces-head.ts';
import { documentTitle, HEAD_MARK, headTags, type HeadTag } from './head-tags.ts';
import { INSPECTION_ID, type InspectionFacts } from '../features/inspector/inspection-facts.ts';
import { jsonForScript } from './json-for-script.ts';
import { PAGE_STATE_ID, type PageState } from '../composition/page-state.ts';
import type { ScriptFile } from '../sleeping/script-file.ts';

/** Files that a page refers to. */
export interface PageAssets {
  /** The bootstrap. */
  script: ScriptFile;
  icon: string;
  /** Scripts to fetch with the bootstrap; only for pages that wake at once. */
  preloads: readonly ScriptFile[];
}

interface DocumentStart {
  head: Head;
  status: number;
  origin: string;
  assets: PageAssets;
  /** Style elements of the components rendered so far, as HTML. */
  styles: string;
  /** Preload links of the pictures above the fold, as HTML. */
  pictureLinks: string;
}

/** Files with fixed URLs. Browsers request some of them anyway; the links prevent a second request. */
const FIXED_ADDRESSES =
  '<link rel="icon" href="/favicon.ico" sizes="48x48"><link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  '<link rel="manifest" href="/manifest.webmanifest">';

/**
 * Development only. Shell and remotes each contain a copy of the Fast Refresh runtime, and copies that load late find React
 * only through this hook. The first copy would install a hook that does not record its renderers, so this one is installed
 * before it, unless the React DevTools have installed theirs.
 */
const REFRESH_HOOK =
  process.env.NODE_ENV === 'development'
    ? `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map,supportsFiber:true,inject(renderer){this.renderers.set(this.renderers.size+1,renderer);return this.renderers.size},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}</script>`
    : '';

/** The head up to the title of the page. */
const HEAD =
  '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">' +
  (process.env.NODE_ENV === 'development' ? FAILURES_SCRIPT : '') +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  THEME_HEAD +
  // Before the style sheets: an inline script after one waits for it and blocks the page.
  REFRESH_HOOK +
  `<script>${FIRST_SCRIPT}</script>` +
  FACES_WITHOUT_SCRIPTS;

const SHELL_STYLES = `<style>${FIRST_STYLES}</style>`;

/** Everything before the content of the root element. */
export function documentStart({ head, status, origin, assets, styles, pictureLinks }: DocumentStart): string {
  const { icon, script, preloads } = assets;
  // Concatenated, not joined: with the rest of the page it is then copied once, when it is encoded.
  return (
    HEAD +
    `<title>${escapeHtml(documentTitle(head))}</title>` +
    `<link rel="icon" href="${escapeHtml(icon)}" type="image/svg+xml">` +
    FIXED_ADDRESSES +
    SHELL_STYLES +
    pictureLinks +
    `<script src="${escapeHtml(script.href)}"${integrity(script)} defer></script>` +
    preloads.map(preload).join('') +
    headTags(head, status, origin).map(writeTag).join('') +
    styles +
    LATE_CONTENT +
    '</head><body><div id="root">'
  );
}

/** The inspector, if requested. `facts` is called after the last unit of the page. */
export interface Inspector {
  script: ScriptFile;
  facts: () => InspectionFacts;
}

/** Everything after the content of the root element. `styles`: URLs of style sheets that the first paint does not need. */
export function documentEnd(
  styles: readonly string[],
  plan: WakePlan,
  state: PageState,
  inspector?: Inspector,
): string {
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;
  return [
    '</div>',
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    data(WAKE_PLAN_ID, plan),
    data(PAGE_STATE_ID, state),
    inspector
      ? `${data(INSPECTION_ID, inspector.facts())}<script src="${escapeHtml(inspector.script.href)}"${integrity(inspector.script)} defer></script>`
      : '',
    '</body></html>',
  ].join('');
}

/**
 * React appends late content to the root element, hidden, and moves it into place by script. Without scripts these rules
 * show it between main part and footer, and hide the placeholder.
 */
const LATE_CONTENT =
  '<noscript><style>#root{display:flex;flex-direction:column}#root>div[hidden][id^="S:"]{display:block!important;order:1}' +
  '#root>[data-frame=footer]{order:2}#root:has(>div[id^="S:"]) [data-pending]{display:none}</style></noscript>';

function preload(file: ScriptFile): string {
  return `<link rel="preload" href="${escapeHtml(file.href)}" as="script"${integrity(file)} crossorigin>`;
}

function integrity(file: ScriptFile): string {
  return file.integrity ? ` integrity="${escapeHtml(file.integrity)}"` : '';
}

function writeTag({ name, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const open = `<${name}${list.join('')} ${HEAD_MARK}>`;
  return name === 'script' ? `${open}${text ?? ''}</script>` : open;
}
