/** Stories in the collapsed list (specification, section 9). */
export const COLLAPSED = 5;
