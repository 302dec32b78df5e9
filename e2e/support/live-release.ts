import path from 'node:path';
import { releaseKey } from '../../shell/server/store/edition-store.ts';
import type { SiteStore } from './running-site.ts';

/** Folder of the release of a remote that readers get now. */
export async function liveReleaseFolder(site: SiteStore, remote: string): Promise<string> {
  const live = await site.store.live();
  const edition = await site.store.edition(live?.edition ?? '');
  return path.join(site.folder, releaseKey(remote, edition.releases[remote] ?? ''));
}
