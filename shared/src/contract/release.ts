import { z } from 'zod';
import { digest } from './trust/digest.ts';
import type { Policy } from './policy.ts';
import { provenanceSchema } from './trust/provenance.ts';
import { signatureSchema } from './trust/signature.ts';

/** Lower-case letters, digits and hyphens: it is also a folder name and part of an address. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]*$/;
/** Package version and git commit (and a build number if the work tree is dirty): `0.1.0-1a2b3c4`. */
export const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$/;
/** A relative path without `..`, backslash or leading slash. */
const filePath = z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.@~-]+(?:\/[\w.@~-]+)*$/);

/**
 * Bytes of a file. A `server.cjs` of 10 MB, with a data set in it, takes 170 MB of a server, one of 60 MB a gigabyte: it is in
 * memory for each composer, which compiles it.
 */
const MOST_BYTES = 16 * 2 ** 20;

const unitSchema = z.object({
  /** Scripts of the unit in the browser, in load order, relative to the release folder. */
  scripts: z.array(filePath),
  /** Sum of their sizes in bytes, uncompressed. */
  scriptBytes: z.number().int().nonnegative(),
  /** Extras of the shell's release that these scripts need: the singletons that a page does not have otherwise. */
  extras: z.array(z.string()).exactOptional(),
  /** Names of its fixtures, in order, as the standalone page numbers them. Absent in older releases. */
  situations: z.array(z.string().max(200)).exactOptional(),
});

/** Characters of a page's name in the menu. */
export const LONGEST_MENU_TEXT = 24;
/** Most pages at granted addresses. The shell's grant may allow fewer. */
const MOST_ROUTES = 100;
/** Words of lower-case letters, digits and hyphens, and parameters: `/weather/:place`. At most eight parts. */
const ROUTE_PATH = /^(?:\/(?:[a-z0-9][a-z0-9-]{0,59}|:[a-z][A-Za-z0-9]{0,29})){1,8}$/;

/**
 * One line of text for readers. Without angle brackets, which would be markup that nobody writes, and without characters
 * that cannot be seen: controls, and those that turn the direction of the text around them.
 */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    // oxlint-disable-next-line no-control-regex, no-misleading-character-class
    .regex(/^(?! )[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff<>]+(?<! )$/, {
      error: ({ input }) =>
        `must be one line of plain text, without < and >, what cannot be seen, and spaces around it; it is ${written(input)}`,
    });

/** A value in an error message. What cannot be seen is shown by its number. */
function written(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}

/** A page at an address that the shell grants to the remote (`GRANTS` in its route table). */
const releaseRouteSchema = z.object({
  path: z
    .string()
    .regex(ROUTE_PATH, {
      error: ({ input }) =>
        `must be a path of lower-case words and parameters, such as /weather/:place; it is ${written(input)}`,
    })
    .refine((path) => new Set(path.match(/:\w+/g)).size === (path.match(/:\w+/g)?.length ?? 0), {
      error: ({ input }) => `must not name a parameter twice; it is ${written(input)}`,
    }),
  /** Name of the page that it shows, one of `pages`. */
  page: z.string(),
  /** Shown to the reader when the page is late or unavailable. */
  title: line(80),
  /** What differs from the policy of the grant; no later deadline, and fresh for no shorter time. */
  policy: z
    .object({
      deadlineMs: z.number().int().min(50).max(10_000).exactOptional(),
      hydrate: z.enum(['load', 'idle', 'never'] satisfies Policy['hydrate'][]).exactOptional(),
      freshSeconds: z.number().int().min(1).max(3600).exactOptional(),
    })
    .exactOptional(),
  /** Query parameters that the page reads. */
  query: z
    .array(
      z.string().regex(/^[A-Za-z][\w-]{0,31}$/, {
        error: ({ input }) =>
          `must be a letter and up to 31 letters, digits, _ and -; it is ${written(input)}`,
      }),
    )
    .max(8)
    .readonly()
    .exactOptional(),
  /** The page of the release that most links of this page lead to. */
  leadsTo: z.string().exactOptional(),
  /** Its name in the menu; without one, it is not in the menu. */
  menu: line(LONGEST_MENU_TEXT).exactOptional(),
});

export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;

/** `release.json`: metadata of one immutable build of one remote. The build writes it, the shell reads it. */
export const releaseSchema = z.object({
  name: z.string().regex(REMOTE_NAME),
  version: z.string().regex(VERSION),
  contract: z.number().int().positive(),
  owner: z.string().min(1),
  /** Made elsewhere, with a stock tool, and wrapped when it was published: docs/guests.md. */
  guest: z.literal(true).exactOptional(),
  /** Script that registers the remote in the browser; for the shell, its own first script. */
  entry: filePath,
  /** The federation name under which the entry registers itself: a JavaScript identifier. */
  federationName: z.string().regex(/^[A-Za-z_]\w*$/),
  styles: z.array(filePath),
  pages: z.record(z.string(), unitSchema),
  blocks: z.record(z.string(), unitSchema),
  /** Pages at granted addresses. The shell's own route table has all others. */
  routes: z.array(releaseRouteSchema).max(MOST_ROUTES).exactOptional(),
  /** Scripts that a page loads on demand besides the first one, in order, by the name of their feature. */
  extras: z.record(z.string(), z.array(filePath).min(1)),
  /** Version ranges of the singletons that the build requires. */
  singletons: z.record(z.string(), z.string()),
  /** Versions of the singletons that this build provides to all programs: only in the shell's release. */
  provides: z.record(z.string(), z.string()).exactOptional(),
  files: z.array(
    z.object({
      path: filePath,
      bytes: z
        .number()
        .int()
        .nonnegative()
        .max(MOST_BYTES, {
          error: ({ input }) =>
            `must be ${MOST_BYTES} at most: data belongs to a service; it is ${String(input)}`,
        }),
      integrity: digest,
    }),
  ),
  /** Absent in older releases, and in guests. */
  provenance: provenanceSchema.exactOptional(),
  signature: signatureSchema.exactOptional(),
});

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseUnit = z.infer<typeof unitSchema>;
