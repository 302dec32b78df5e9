import { servedEditions, type Editions, type LiveEditions } from '../editions/editions.ts';
import { releaseKey } from '../protocol/release-key.ts';
import { lineage } from '../store/lineage.ts';

/** The releases that readers get, and the one before each, which stands in for it (`name@version`). */
export async function releasesInUse(editions: Editions, live: LiveEditions): Promise<Set<string>> {
  const found = new Set<string>();
  for (const served of servedEditions(live)) {
    for (const name of Object.keys(served.releases)) {
      let generation = 0;
      for await (const version of lineage(editions, served, name)) {
        found.add(releaseKey({ name, version }));
        generation += 1;
        if (generation === 2) break;
      }
    }
  }
  return found;
}
