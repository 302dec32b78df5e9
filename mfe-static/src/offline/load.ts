import type { Load } from '@meadowlark/shared/contract/load.ts';

export const load: Load<null> = () => ({ status: 200, data: null });
