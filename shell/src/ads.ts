import { fillSlots } from './ads/fill-slots.ts';

const frame = window.meadowlark?.plan.adFrame;
if (frame !== undefined) fillSlots(frame);
