const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const LINK = /<link\b[^>]*>/gi;

/** Removes all script elements of a page, including JSON and speculation rules, and the preloads of scripts. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(LINK, (link) => (fetchesScript(link) ? '' : link));
}

function fetchesScript(link: string): boolean {
  return /\brel=["']?modulepreload\b/i.test(link) || /\bas=["']?script\b/i.test(link);
}
