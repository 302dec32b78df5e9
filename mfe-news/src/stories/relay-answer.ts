import * as z from 'zod/mini';

const schema = z.object({
  contents: z.string(),
  /** Only our own relay says more; any other gives `contents` alone. */
  status: z.optional(z.object({ url: z.optional(z.string()), sample: z.optional(z.boolean()) })),
});

export interface RelayAnswer {
  xml: string;
  /** Where the feed really is, after redirects. */
  url: string | null;
  /** Whether this is the bundled sample edition instead of the feed. */
  sample: boolean;
}

/** Checks what a relay answered. Throws when it is not of that form. */
export function readRelayAnswer(json: unknown): RelayAnswer {
  const { contents, status } = schema.parse(json);
  return { xml: contents, url: status?.url ?? null, sample: status?.sample ?? false };
}
