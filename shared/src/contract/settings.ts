import type { CategoryKey } from './sections.ts';

/** The operator's settings for `load`. They never reach a browser. A remote gets only its own: see `SETTINGS`. */
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

type OwnSetting = Exclude<keyof SiteSettings, 'origin' | 'feedRelayUrl'>;

/** What each remote gets in addition to `origin` and `feedRelayUrl`, which all remotes have. */
const SETTINGS = {
  news: ['feeds', 'searchApiUrl'],
  blog: ['blogApiUrl'],
  weather: ['weatherApiUrl', 'riverApiUrl'],
  search: ['searchApiUrl'],
} as const satisfies Readonly<Record<string, readonly OwnSetting[]>>;

/** The settings of a remote, by its name: `SettingsOf<'news'>`. */
export type SettingsOf<Remote extends string> = Pick<
  SiteSettings,
  | 'origin'
  | 'feedRelayUrl'
  | (Remote extends keyof typeof SETTINGS ? (typeof SETTINGS)[Remote][number] : never)
>;

const settings: ReadonlyMap<string, readonly OwnSetting[]> = new Map(Object.entries(SETTINGS));

/** The settings of a remote. */
export function settingsOf<Remote extends string>(
  remote: Remote,
  { origin, feedRelayUrl, ...others }: SiteSettings,
): SettingsOf<Remote> {
  const own = (settings.get(remote) ?? []).map((name) => [name, others[name]]);
  return { origin, feedRelayUrl, ...Object.fromEntries(own) } as SettingsOf<Remote>;
}

/** The remotes that get a setting. */
export function remotesWith(setting: OwnSetting): string[] {
  return [...settings].filter(([, own]) => own.includes(setting)).map(([remote]) => remote);
}
