import { createContext } from 'react';
import { MENU, type NavigationGroup } from './menu-links.ts';

/** The groups of the menu in the edition of the page. */
export const MenuContext = createContext<readonly NavigationGroup[]>(MENU);
