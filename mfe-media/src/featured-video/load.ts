import type { Load } from '@meadowlark/shared/contract/load.ts';
import type { FeaturedVideoData } from './featured-video-data.ts';
import { FILM } from './film.ts';

export const load: Load<FeaturedVideoData> = () => ({ status: 200, data: { film: FILM } });
