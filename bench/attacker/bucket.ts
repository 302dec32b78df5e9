import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EditionStore } from '../../shell/store/edition-store.ts';
import { FileObjects } from '../../shell/store/file-objects.ts';
import { moveKey } from '../../shell/store/object-keys.ts';
import type { Alteration, Objects } from '../../shell/store/trust/testing/attacker.ts';
import type { TrustedKeys } from '../../shell/store/trust/trusted-keys.ts';
import { verifyAll } from '../../shell/store/verify/verify-editions.ts';
import { verifyHistory } from '../../shell/store/verify/verify-history.ts';

/** The store of a site, which the attacker alters, and what was in it. */
export class Bucket {
  readonly objects: FileObjects;
  readonly genuine: Objects;
  readonly #trusted: TrustedKeys;

  private constructor(objects: FileObjects, genuine: Objects, trusted: TrustedKeys) {
    this.objects = objects;
    this.genuine = genuine;
    this.#trusted = trusted;
  }

  static async in(folder: string, trusted: TrustedKeys): Promise<Bucket> {
    const objects = new FileObjects(folder);
    const genuine = new Map<string, Buffer>();
    for (const key of await objects.list('')) {
      const body = await objects.get(key);
      if (body) genuine.set(key, body);
    }
    return new Bucket(objects, genuine, trusted);
  }

  async apply(alterations: readonly Alteration[]): Promise<void> {
    for (const { changes } of alterations)
      for (const [key, body] of changes)
        await (body ? this.objects.put(key, body) : this.objects.remove(key));
  }

  async restore(alterations: readonly Alteration[]): Promise<void> {
    for (const { changes } of alterations)
      for (const key of changes.keys()) {
        const body = this.genuine.get(key);
        await (body ? this.objects.put(key, body) : this.objects.remove(key));
      }
  }

  /** Those of the given objects that `edition verify` does not name. A refused release.json stands for its files. */
  async unnamedByVerify(keys: readonly string[]): Promise<string[]> {
    const store = new EditionStore(this.objects, { trusted: this.#trusted });
    const { moves, problems, gone } = await verifyHistory(store);
    const live = moves.at(-1);
    const proof = await verifyAll(store, live ? [{ id: live.edition, digest: live.digest }] : []);
    const named = new Set([...problems, ...proof.problems].map(({ object }) => object));
    const said = [...Array.from({ length: gone }, (_, i) => `"${moveKey(i + 1)}"`), ...proof.unused].join(
      '\n',
    );
    return keys.filter(
      (key) => !named.has(key) && !named.has(releaseJsonOf(key)) && !said.includes(`"${key}"`),
    );
  }

  /** The same for one alteration alone, in a copy, because one alteration can hide another. */
  async unnamedAlone(alteration: Alteration): Promise<string[]> {
    const folder = await mkdtemp(path.join(tmpdir(), 'bucket-'));
    try {
      await cp(this.objects.folder, folder, { recursive: true });
      const copy = new Bucket(new FileObjects(folder), this.genuine, this.#trusted);
      await copy.apply([alteration]);
      return await copy.unnamedByVerify([...alteration.changes.keys()]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** The release.json that names a file of a release by its hash. */
function releaseJsonOf(key: string): string {
  return `${key.split('/').slice(0, 3).join('/')}/release.json`;
}
