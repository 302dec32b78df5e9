import { z } from 'zod';

/** The digest of an object or a file: its SHA-384, written as in the `integrity` attribute of a script. */
export const digest = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
