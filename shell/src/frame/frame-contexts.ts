import { createContext } from 'react';
import { MENU, type NavigationGroup } from './menu-links.ts';

/** The groups of the menu in the edition of the page. */
export const MenuContext = createContext<readonly NavigationGroup[]>(MENU);

/** Path of the section that the page belongs to, as its head says; null for a page that belongs to none. */
export const SectionContext = createContext<string | null>(null);
