import { fillSlots } from './ads/fill-slots.ts';
import { readWakePlan } from './sleeping/wake-plan.ts';

const { ads } = readWakePlan();
if (ads) fillSlots(ads.network);
