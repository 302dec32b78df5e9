import { createContext } from 'react';

/** Hears of a unit that threw while it was rendered: its key, and what it threw. */
export const UnitFailed = createContext<(key: string, error: unknown) => void>(() => {});
