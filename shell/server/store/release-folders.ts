import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from './edition-store.ts';

/** What lies in the store under one version of one remote. */
export interface ReleaseFolder {
  name: string;
  version: string;
  /** Its files, without the folder. */
  files: string[];
  /** Whether its `release.json` is there. Without it, it is the rest of a publish or of a removal, or one under way. */
  visible: boolean;
}

/** Everything under `releases/`, visible or not, by remote and version. What has another form is left alone. */
export async function releaseFolders(store: EditionStore): Promise<ReleaseFolder[]> {
  const folders = new Map<string, ReleaseFolder>();
  for (const key of await store.objects.list('releases/')) {
    const [, name = '', version = '', ...steps] = key.split('/');
    if (!REMOTE_NAME.test(name) || !VERSION.test(version) || steps.length === 0) continue;
    const id = `${name}@${version}`;
    const folder = folders.get(id) ?? { name, version, files: [], visible: false };
    const file = steps.join('/');
    folder.files.push(file);
    folder.visible ||= file === 'release.json';
    folders.set(id, folder);
  }
  return [...folders.values()];
}
