import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { SiteSettings } from '@meadowlark/shared/contract/settings.ts';
import type { RoutesOfReleases } from '../../src/composition/granted-routes.ts';
import type { Editions } from '../editions/editions.ts';
import type { BulletinNow } from '../editions/bulletin/followed-bulletin.ts';
import type { FailedLately } from '../editions/failed-lately.ts';
import type { Quarantine } from '../editions/quarantine.ts';
import type { ShellFacts } from '../protocol/messages.ts';
import type { CacheKind } from '../purge/cache-setting.ts';
import type { StaffSettings } from '../qa/staff-request.ts';
import type { ReceiveReport } from '../telemetry/reports/report-intake.ts';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import type { Composers } from './composers/composers.ts';
import type { CurrentBanners } from './variants/banners.ts';

/** What is served: from a store, or from the workspaces during development. */
export interface Serving {
  editions: Editions;
  quarantine: Pick<Quarantine, 'has' | 'isDeadly' | 'isSuspect'>;
  failedLately: Pick<FailedLately, 'has'>;
  banners: CurrentBanners;
  bulletin: Pick<BulletinNow, 'line' | 'isAwaited'>;
  composers: Pick<Composers, 'run' | 'isBusy'>;
  /** The facts of a shell release. Rejects if it cannot be loaded. */
  shellFacts: (version: string) => Promise<ShellFacts>;
  /** The pages that the releases of an edition name. Never rejects. */
  routesOf: (edition: Edition) => Promise<RoutesOfReleases>;
  record: RecordEvent;
}

export interface ServingOptions extends Serving {
  settings: SiteSettings;
  /** The kinds of caches in front that are purged by tag. */
  purgedCaches?: ReadonlySet<CacheKind> | undefined;
  adFrameUrl: string | undefined;
  staff: StaffSettings;
  /** Receives failure reports of browsers; not in development. */
  takeReport?: ReceiveReport | undefined;
  /** Origins of development servers that pages may use; empty in production. */
  developmentOrigins: readonly string[];
}
