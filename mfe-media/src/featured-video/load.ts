import type { ThirdPartyEmbed } from '../embeds/third-party-embed.ts';
import type { Load } from '@meadowlark/shared/contract/load.ts';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { thirdPartyEmbed } from '../embeds/third-party-embed.ts';

export interface FeaturedVideoData {
  film: { title: string; text: string; length: string; player: ThirdPartyEmbed };
}

/** Sample texts: film and story are made up. */
const FILM = {
  title: 'A year inside the Vinton Street elevator',
  text: 'One camera, one ladder and 86 million bushels. How a harvest passes through the city, from the first truck in July to the last train before the snow.',
  length: '4 min 12 s',
} as const;

export const load: Load<FeaturedVideoData> = () => ({
  status: 200,
  data: { film: { ...FILM, player: thirdPartyEmbed(EMBEDS.film) } },
});
