const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const LINK = /<link\b[^>]*>/gi;

/**
 * The page as it would be had it never had a script: no script element of any type (data for scripts, speculation rules
 * and structured data are such elements too), and nothing that fetches one ahead.
 */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(LINK, (link) => (fetchesScript(link) ? '' : link));
}

function fetchesScript(link: string): boolean {
  return /\brel=["']?modulepreload\b/i.test(link) || /\bas=["']?script\b/i.test(link);
}
