import type { Load } from '@meadowlark/shared/contract/load.ts';
import { CALENDAR } from './calendar.ts';
import type { EventsData } from './events-data.ts';

export const load: Load<EventsData> = () => ({ status: 200, data: { calendar: CALENDAR } });
