import { integrityOf } from '../../shared/src/contract/integrity.ts';
import type { PageState, ViewResponse } from '../../shell/src/composition/page-state.ts';

/** A page of each remote and the front page, each followed by two navigations. */
const VISITS = [
  ['/', '/local-news', '/about'],
  ['/local-news', '/events', '/'],
  ['/blog', '/about', '/local-news'],
  ['/events', '/blog', '/about'],
  ['/about', '/', '/blog'],
];

/** The paths of a reader's next visit, in turn. */
export function pathsOf(turn: number): readonly string[] {
  return VISITS[turn % VISITS.length] ?? [];
}

/** Result of a visit. */
export interface Visit {
  requests: number;
  /** Time to the complete page, ms; 0 if the visit failed. */
  pageMs: number;
  /** Navigations that loaded a page, because the server did not know the tab's edition. */
  reloads: number;
  faults: string[];
}

/**
 * Simulates a visit: a page, all its scripts, then soft navigations in the same edition. Faults are responses other than
 * 200, scripts with a wrong hash, and parts from different versions. Never rejects.
 */
export async function visit(origin: string, [first, ...next]: readonly string[]): Promise<Visit> {
  const faults: string[] = [];
  let requests = 0;
  let reloads = 0;
  const get = async (path: string, expected = [200]): Promise<{ status: number; body: string }> => {
    requests += 1;
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
    const body = await response.text();
    if (!expected.includes(response.status)) faults.push(`${response.status} for ${path}`);
    return { status: response.status, body };
  };
  const load = async (path: string): Promise<{ state: PageState; ms: number }> => {
    const started = performance.now();
    const { body: html } = await get(path);
    const ms = performance.now() - started;
    const state = stateOf(html);
    faults.push(...strangeVersions(html, state));
    for (const { href, integrity } of scriptsOf(html)) {
      const { body } = await get(href);
      if (integrityOf(body) !== integrity) faults.push(`${href} is not the script that the page announced`);
    }
    return { state, ms };
  };
  try {
    const page = await load(first ?? '/');
    let { state } = page;
    for (const path of next) {
      // The shell loads the page at a 410: a server that cannot reach the store does not know new editions.
      const { status, body } = await get(`/_data/${state.edition}${path}`, [200, 410]);
      if (status === 410) {
        reloads += 1;
        ({ state } = await load(path));
        continue;
      }
      const view = JSON.parse(body) as ViewResponse;
      for (const [name, { version }] of Object.entries(view.releases)) {
        const before = state.releases[name]?.version;
        if (before !== undefined && before !== version)
          faults.push(`${path}: ${name}@${version} in a tab that has ${before}`);
      }
      if (view.edition !== state.edition) faults.push(`${path}: edition ${view.edition}`);
    }
    return { requests, pageMs: page.ms, reloads, faults };
  } catch (error) {
    return { requests, pageMs: 0, reloads, faults: [...faults, `lost: ${String(error)}`] };
  }
}

function stateOf(html: string): PageState {
  const text = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1];
  if (text === undefined) throw new Error('The page has no state.');
  return JSON.parse(text) as PageState;
}

/** Files and rendered marks in a page whose version differs from its state. */
function strangeVersions(html: string, { releases }: PageState): string[] {
  const named = [...html.matchAll(/\/releases\/([\w-]+)\/([\w.-]+)\//g)].filter(
    ([, name, version]) => name !== 'shell' && releases[name ?? '']?.version !== version,
  );
  const marks = [...html.matchAll(/bench-([a-z]+)-v(\d+)/g)].filter(
    ([, name, version]) => releases[name ?? '']?.version !== `9.0.${version}`,
  );
  return [...named, ...marks].map(([what]) => `${what} in a page of ${JSON.stringify(releases)}`);
}

function scriptsOf(html: string): { href: string; integrity: string }[] {
  const tags = html.match(/<script [^>]*src="[^>]*>|<link rel="preload"[^>]*as="script"[^>]*>/g) ?? [];
  return tags.map((tag) => ({
    href: /(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? '',
    integrity: /integrity="([^"]*)"/.exec(tag)?.[1] ?? '',
  }));
}
