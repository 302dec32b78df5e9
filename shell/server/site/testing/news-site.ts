import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { PageUnit } from '@meadowlark/shared/contract/page.ts';
import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createElement } from 'react';
import * as shell from '../../../src/render.tsx';
import { newCacheHooks } from '../../front/pages.ts';
import type { LiveEditions } from '../../editions/editions.ts';
import type { ReleaseSource, RemoteModule } from '../../composer/release-source.ts';
import type { OfflineOptions } from '../../front/offline/offline-routes.ts';
import { Quarantine, type QuarantineEvents } from '../../editions/quarantine.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { buildSite } from '../site.ts';
import type { BreakingNews } from '../../editions/followed-breaking.ts';
import { NO_BULLETIN, type BulletinNow } from '../../editions/bulletin/followed-bulletin.ts';
import { currentBanners } from '../../front/variants/banners.ts';
import { FailedLately } from '../../editions/failed-lately.ts';
import { httpMetrics } from '../../telemetry/http-metrics.ts';
import type { ReceiveReport } from '../../telemetry/reports/report-intake.ts';
import { recordAll, type RecordEvent } from '../../protocol/telemetry-event.ts';
import { loadedOf } from '../../composer/testing/loaded-of.ts';
import { editionOf } from '../../../store/testing/edition-of.ts';
import { PICTURE_KEY } from './composers-here.ts';
import { servingOf } from './serving-of.ts';

export type TestPage = PageUnit<unknown>;

/** A page that shows its data as its heading. */
export function pageOf(text: string, parts: Partial<TestPage> = {}): TestPage {
  return {
    load: () => ({ status: 200, data: text }),
    head: () => ({ title: text, description: text, canonical: '/local-news' }),
    Page: ({ data }) => createElement('h1', null, String(data)),
    ...parts,
  };
}

const RELEASES = { shell: '1', static: '1', news: '1', blog: '1', media: '1', search: '1', weather: '1' };

export const FIRST = editionOf(RELEASES, 1);
export const SECOND = editionOf({ ...FIRST.releases, news: '2' }, 2, FIRST);

interface NewsSiteOptions {
  /** Versions 1 and 2 of every page of news; the second edition has version 2. */
  one?: TestPage;
  two?: TestPage;
  live?: LiveEditions;
  /** null: no page is cached. */
  maxBytes?: number | null;
  /** Signs QA links. */
  secret?: string;
  cacheUrl?: string;
  quarantineEvents?: Partial<QuarantineEvents>;
  record?: RecordEvent;
  takeReport?: ReceiveReport;
  breaking?: BreakingNews;
  bulletin?: BulletinNow;
  offline?: OfflineOptions;
}

/** A site on loopback whose pages are cached, with the releases of the test. */
export async function startNewsSite(options: NewsSiteOptions = {}) {
  const { maxBytes = 4 * 1024 * 1024, cacheUrl, bulletin = NO_BULLETIN } = options;
  const pages: Record<string, TestPage> = {
    '1': options.one ?? pageOf('The old news'),
    '2': options.two ?? pageOf('The new news'),
  };
  const now: LiveEditions = { edition: FIRST, canary: null, ...options.live };
  const hooks = newCacheHooks();
  const failedLately = new FailedLately();
  const registry = new Registry();
  const releases: ReleaseSource = {
    serverMap: async () => null,
    shell: async (version) => loadedOf('shell', version, shell),
    remote: async (name, version) => {
      const page = pages[name === 'news' ? version : '1'] ?? pageOf('nothing');
      const all: RemoteModule['pages'] = {
        category: page,
        article: page,
        about: page,
        faq: page,
        listing: page,
        post: page,
        offline: page,
        saved: page,
      };
      return loadedOf(name, version, { contract: CONTRACT, pages: all, blocks: {} });
    },
  };
  const quarantine = new Quarantine({
    quarantined: (release, finding, by) => {
      hooks.quarantined(release);
      options.quarantineEvents?.quarantined?.(release, finding, by);
    },
    restored: () => {},
  });
  const serving = servingOf({
    releases,
    editions: {
      live: () => now,
      find: async (id) => [FIRST, SECOND].find((edition) => edition.id === id) ?? null,
    },
    record: recordAll(options.record ?? (() => {}), failedLately.record),
    quarantine,
  });
  const app: FastifyInstance = await buildSite({
    ...serving,
    settings: FIXTURE_SETTINGS,
    adFrameUrl: undefined,
    developmentOrigins: [],
    failedLately,
    banners: currentBanners(options.breaking ?? { now: () => null }, bulletin),
    bulletin,
    takeReport: options.takeReport,
    offline: options.offline,
    staff: { secrets: options.secret === undefined ? [] : [options.secret], development: false },
    versions: async () => [],
    connections: readServerSettings({}).connections,
    beside: async (site) => httpMetrics(site, registry),
    pageCache: maxBytes === null ? undefined : { maxBytes, cacheUrl, hooks, pictureKey: PICTURE_KEY },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    hooks,
    quarantine,
    failedLately,
    registry,
    /** What readers get; change it as a promotion would. */
    live: now,
    /** The pages of the versions of news, from now on. */
    pages,
    request: async (path = '/local-news', headers: Record<string, string> = {}, init: RequestInit = {}) => {
      const response = await fetch(origin + path, { headers, redirect: 'manual', ...init });
      const body = await response.text();
      return { status: response.status, body, headers: response.headers };
    },
    close: async () => {
      const closed = app.close();
      // When a reader leaves, undici opens another connection, and keeps it for 4 s, once for over a minute.
      app.server.closeAllConnections();
      await closed;
    },
  };
}
