import { z } from 'zod';

/** Article numbers come as numbers or as strings; inside the program they are strings. */
export const idField = z.union([z.string().trim().min(1), z.number()]).transform(String);

/** A text that an entry can do without: missing, null or of a wrong type, it is empty. */
export const optionalText = z.string().trim().catch('');
