import { createContext } from 'react';
import { MENU, type NavigationGroup } from './menu-links.ts';

/** The groups of the menu in the edition of the page. */
export const MenuContext = createContext<readonly NavigationGroup[]>(MENU);

/** Path of the section that the page's head names; null if it names none. */
export const SectionContext = createContext<string | null>(null);
