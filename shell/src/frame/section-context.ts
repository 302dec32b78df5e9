import { createContext } from 'react';

/** Path of the section that the page belongs to, as its head says; null for a page that belongs to none. */
export const SectionContext = createContext<string | null>(null);
