import type { CategoryKey } from './sections.ts';

/** The operator's settings for loads. They never reach a browser. A remote gets those that it is granted. */
export interface SiteSettings {
  /** Public origin of the site, no slash at the end: `https://example.com`. */
  origin: string;
  /** A relay that answers `?url=<feed address>` with `{ "contents": "<xml>" }`. */
  feedRelayUrl: string;
  /** Feed addresses by category: one each, five for sports. */
  feeds: Readonly<Record<CategoryKey, readonly string[]>>;
  /** Base address of the blog platform's functions, no slash at the end. `ctx.fetch` adds the token for it. */
  blogApiUrl: string;
  /** Base address of the weather service, no slash at the end. */
  weatherApiUrl: string;
  /** Base address of the service with the river's gauges, no slash at the end. */
  riverApiUrl: string;
}

type Grantable = Exclude<keyof SiteSettings, 'origin' | 'feedRelayUrl'>;

/** The settings that a remote is granted besides `origin` and `feedRelayUrl`, which all remotes have. */
const GRANTS = {
  news: ['feeds'],
  blog: ['blogApiUrl'],
  weather: ['weatherApiUrl', 'riverApiUrl'],
} as const satisfies Readonly<Record<string, readonly Grantable[]>>;

/** The settings of a remote, by its name: `SettingsOf<'news'>`. */
export type SettingsOf<Remote extends string> = Pick<
  SiteSettings,
  'origin' | 'feedRelayUrl' | (Remote extends keyof typeof GRANTS ? (typeof GRANTS)[Remote][number] : never)
>;

const grants: ReadonlyMap<string, readonly Grantable[]> = new Map(Object.entries(GRANTS));

/** The part of the settings that a remote is granted. */
export function settingsOf<Remote extends string>(
  remote: Remote,
  { origin, feedRelayUrl, ...grantable }: SiteSettings,
): SettingsOf<Remote> {
  const granted = (grants.get(remote) ?? []).map((name) => [name, grantable[name]]);
  return { origin, feedRelayUrl, ...Object.fromEntries(granted) } as SettingsOf<Remote>;
}

/** The remotes that are granted a setting. */
export function remotesGranted(setting: Grantable): string[] {
  return [...grants].filter(([, settings]) => settings.includes(setting)).map(([remote]) => remote);
}
