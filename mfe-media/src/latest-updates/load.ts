import type { Load } from '@meadowlark/shared/contract/load.ts';
import { IMAGE_FEED } from './image-feed.ts';
import type { LatestUpdatesData } from './latest-updates-data.ts';

export const load: Load<LatestUpdatesData> = () => ({ status: 200, data: { feed: IMAGE_FEED } });
