import { fillSlots } from './fill-slots.ts';

const ads = window.meadowlark?.plan.ads;
if (ads) fillSlots(ads.network);
