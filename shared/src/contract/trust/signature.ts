import { z } from 'zod';

/** A public key of Ed25519: its 32 bytes in base64url. */
export const PUBLIC_KEY = /^ed25519-[A-Za-z0-9_-]{43}$/;

/** A signature of the other fields of a document, and of the store key of the object that contains it. */
export const signatureSchema = z.object({
  /** The public key to check it with. */
  key: z.string().regex(PUBLIC_KEY),
  /** 64 bytes in base64. */
  value: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});

export type Signature = z.infer<typeof signatureSchema>;
