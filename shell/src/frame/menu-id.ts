/** The id of the menu, by which its toggles name it. */
export const MENU_ID = 'all-sections';
