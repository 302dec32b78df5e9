import type { CategoryKey } from './sections.ts';

/** The operator's settings for `load`. They never reach a browser. A remote gets only those granted to it. */
export interface SiteSettings {
  /** Public origin of the site, without a trailing slash: `https://example.com`. */
  origin: string;
  /** A relay that responds to `?url=<feed URL>` with `{ "contents": "<xml>" }`. */
  feedRelayUrl: string;
  /** Feed URLs by category: one each, five for sports. */
  feeds: Readonly<Record<CategoryKey, readonly string[]>>;
  /** Base URL of the blog platform's functions, without a trailing slash. `ctx.fetch` adds its token. */
  blogApiUrl: string;
  /** Base URL of the weather service, without a trailing slash. */
  weatherApiUrl: string;
  /** Base URL of the river gauge service, without a trailing slash. */
  riverApiUrl: string;
  /** Base URL of the search and the story store, without a trailing slash. */
  searchApiUrl: string;
}

type Grantable = Exclude<keyof SiteSettings, 'origin' | 'feedRelayUrl'>;

/** The settings granted to each remote in addition to `origin` and `feedRelayUrl`, which all remotes have. */
const GRANTS = {
  news: ['feeds', 'searchApiUrl'],
  blog: ['blogApiUrl'],
  weather: ['weatherApiUrl', 'riverApiUrl'],
  search: ['searchApiUrl'],
} as const satisfies Readonly<Record<string, readonly Grantable[]>>;

/** The settings of a remote, by its name: `SettingsOf<'news'>`. */
export type SettingsOf<Remote extends string> = Pick<
  SiteSettings,
  'origin' | 'feedRelayUrl' | (Remote extends keyof typeof GRANTS ? (typeof GRANTS)[Remote][number] : never)
>;

const grants: ReadonlyMap<string, readonly Grantable[]> = new Map(Object.entries(GRANTS));

/** The settings granted to a remote. */
export function settingsOf<Remote extends string>(
  remote: Remote,
  { origin, feedRelayUrl, ...grantable }: SiteSettings,
): SettingsOf<Remote> {
  const granted = (grants.get(remote) ?? []).map((name) => [name, grantable[name]]);
  return { origin, feedRelayUrl, ...Object.fromEntries(granted) } as SettingsOf<Remote>;
}

/** The remotes that have been granted a setting. */
export function remotesGranted(setting: Grantable): string[] {
  return [...grants].filter(([, settings]) => settings.includes(setting)).map(([remote]) => remote);
}
