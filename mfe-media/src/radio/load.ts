import type { Load } from '@meadowlark/shared/contract/load.ts';
import type { RadioData } from './radio-data.ts';

/** The stream's address is fixed (specification, section 7); nothing is fetched. */
export const load: Load<RadioData> = () => ({ status: 200, data: { stream: '/api/stream?port=8076' } });
