/** The day of both legal texts, as it is to be read (specification, section 9). */
export const LAST_UPDATED = 'April 17, 2025';
