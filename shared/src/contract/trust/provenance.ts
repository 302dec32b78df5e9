import { z } from 'zod';
import { digest } from './digest.ts';

/** Printable ASCII, so that it cannot imitate other lines where it is printed. */
const fact = z.string().regex(/^[\u0021-\u007e](?:[\u0020-\u007e]{0,298}[\u0021-\u007e])?$/);

/** Where a release came from, as its build saw it. */
export const provenanceSchema = z.object({
  /** URL of the repository without protocol: `github.com/meadowlark/weather`. Null without one. */
  repository: fact.nullable(),
  /** The full name of the commit; with `+changes` if the work tree differed from it. Null outside a repository. */
  commit: fact.nullable(),
  /** The pipeline's file in its repository: `.github/workflows/release.yml`. Null on a person's machine. */
  workflow: fact.nullable(),
  /** What ran the build: the URL of the pipeline run, or `local`. */
  builder: fact,
  /** Digest of the lock file next to the repository's root `package.json`; null without one. */
  lockFile: digest.nullable(),
  /** SHA-256 (hex) of everything that the build was made from. Absent in older releases. */
  inputs: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .exactOptional(),
});

export type Provenance = z.infer<typeof provenanceSchema>;
