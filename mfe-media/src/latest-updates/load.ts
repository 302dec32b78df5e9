import type { Load } from '@meadowlark/shared/contract/load.ts';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { embedSource, type EmbedSource } from '@meadowlark/shared/design/embeds/embed-source.ts';

export interface LatestUpdatesData {
  feed: EmbedSource;
}

export const load: Load<LatestUpdatesData> = () => ({
  status: 200,
  data: { feed: embedSource(EMBEDS.imageFeed) },
});
