import type { ThirdPartyEmbed } from '../embeds/third-party-embed.ts';
import type { Load } from '@meadowlark/shared/contract/load.ts';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { thirdPartyEmbed } from '../embeds/third-party-embed.ts';

export interface LatestUpdatesData {
  feed: ThirdPartyEmbed;
}

export const load: Load<LatestUpdatesData> = () => ({
  status: 200,
  data: { feed: thirdPartyEmbed(EMBEDS.imageFeed) },
});
