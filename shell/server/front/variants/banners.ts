import type { BulletinAlert } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import type { Announced, BreakingNews } from '../../editions/followed-breaking.ts';
import type { BulletinNow } from '../../editions/bulletin/followed-bulletin.ts';

/** What is shown above every page: the desk's breaking news, and alerts below. */
export interface Banners {
  breaking: Announced | null;
  alerts: readonly BulletinAlert[];
}

export interface CurrentBanners {
  /** The current banners, or null. The same object as long as none of them changes. */
  now(): Banners | null;
}

export function currentBanners(news: BreakingNews, bulletin: BulletinNow): CurrentBanners {
  let last: Banners = { breaking: null, alerts: [] };
  return {
    now: () => {
      const breaking = news.now();
      const alerts = bulletin.alerts();
      if (breaking === null && alerts.length === 0) return null;
      if (breaking !== last.breaking || alerts !== last.alerts) last = { breaking, alerts };
      return last;
    },
  };
}
