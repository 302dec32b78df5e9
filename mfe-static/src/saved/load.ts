import type { Load } from '@meadowlark/shared/contract/load.ts';

/** The server does not know what readers save. */
export const load: Load<null> = () => ({ status: 200, data: null });
