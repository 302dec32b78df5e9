import type { Bulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { FollowedBulletin } from '../editions/bulletin/followed-bulletin.ts';
import { FollowedBreaking } from '../editions/followed-breaking.ts';
import { currentBanners } from '../front/dress/banners.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import type { Log } from '../../lib/log.ts';

interface Options {
  store: EditionStore;
  /** Asks the page that says something on all pages. */
  askBulletin: () => Promise<Bulletin | null>;
  changed: () => void;
  log: Log;
}

/** Follows what stands on all pages: breaking news in the store, and the bulletin of a page. */
export async function followBanners({ store, askBulletin, changed, log }: Options) {
  const breaking = new FollowedBreaking({
    store,
    changed,
    failed: (error) =>
      log.warn({ err: error }, 'breaking news could not be read; what stands stays until it ends'),
    missed: ({ until }) =>
      log.warn(
        { until },
        'breaking news had ended when they came and are on no page: if they are new, the clock here is not that of the desk',
      ),
  });
  await breaking.start();
  const bulletin = new FollowedBulletin({
    ask: askBulletin,
    failed: (error) =>
      log.warn(
        { err: error },
        'the page of the weather says nothing for other pages; what stands stays until it ends',
      ),
  });
  return {
    banners: currentBanners(breaking, bulletin),
    bulletin,
    /** Asks for the bulletin, and from then on. Never rejects. */
    followBulletin: () => bulletin.start(),
    close: () => {
      breaking.close();
      bulletin.close();
    },
  };
}
