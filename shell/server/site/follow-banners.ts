import type { Bulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { FollowedBulletin } from '../editions/bulletin/followed-bulletin.ts';
import { FollowedBreaking } from '../editions/followed-breaking.ts';
import { currentBanners } from '../front/variants/banners.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import type { Log } from '../../lib/log.ts';

interface Options {
  store: EditionStore;
  loadBulletin: () => Promise<Bulletin | null>;
  changed: () => void;
  log: Log;
}

/** Follows what is shown on all pages: breaking news in the store, and the bulletin of a page. */
export async function followBanners({ store, loadBulletin, changed, log }: Options) {
  const breaking = new FollowedBreaking({
    store,
    changed,
    failed: (error) =>
      log.warn({ err: error }, 'breaking news could not be read; the current line stays until it expires'),
    missed: ({ until }) =>
      log.warn(
        { until },
        'breaking news had expired when it was read and is not shown: if it is new, the clocks of this server and the desk differ',
      ),
  });
  await breaking.start();
  const bulletin = new FollowedBulletin({
    load: loadBulletin,
    failed: (error) =>
      log.warn(
        { err: error },
        'the weather page has no valid bulletin for other pages; the current one stays until it expires',
      ),
  });
  return {
    banners: currentBanners(breaking, bulletin),
    bulletin,
    /** Loads the bulletin, then polls. Never rejects. */
    followBulletin: () => bulletin.start(),
    close: () => {
      breaking.close();
      bulletin.close();
    },
  };
}
