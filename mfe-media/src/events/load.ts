import type { ThirdPartyEmbed } from '../embeds/third-party-embed.ts';
import type { Load } from '@meadowlark/shared/contract/load.ts';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { thirdPartyEmbed } from '../embeds/third-party-embed.ts';

export interface EventsData {
  wall: ThirdPartyEmbed;
}

/** The wall is an outside frame (specification, section 2). Only the browser loads it, after a click. */
export const load: Load<EventsData> = () => ({
  status: 200,
  data: { wall: thirdPartyEmbed(EMBEDS.events) },
});
