import { z } from 'zod';
import { digest } from './trust/digest.ts';
import type { Policy } from './policy.ts';
import { provenanceSchema } from './trust/provenance.ts';
import { signatureSchema } from './trust/signature.ts';

/**
 * Lower-case letters, digits and hyphens, because it is also a folder name and part of addresses. Not `constructor`: every
 * record of releases by name has it from its prototype.
 */
export const REMOTE_NAME = /^(?!constructor$)[a-z][a-z0-9-]{0,59}$/;
/** Package version and git commit (and a build number if the work tree is dirty): `0.1.0-1a2b3c4`. */
export const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$/;
/** A relative path without `..`, backslash or leading slash. */
const filePath = z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.@~-]+(?:\/[\w.@~-]+)*$/);

/**
 * Maximum bytes of a file. A `server.cjs` of 10 MB that contains a data set takes 170 MB of a server's memory, and one of 60
 * MB takes a gigabyte, because each composer compiles it and keeps it in memory.
 */
const MOST_BYTES = 16 * 2 ** 20;

const unitSchema = z.object({
  /** Scripts of the unit in the browser, in load order, relative to the release folder. */
  scripts: z.array(filePath),
  /** Total of their sizes in bytes, uncompressed. */
  scriptBytes: z.number().int().nonnegative(),
  /** Extras of the shell's release that these scripts need: singletons that a page does not load otherwise. */
  extras: z.array(z.string()).exactOptional(),
  /** Names of its fixtures, in the order in which the standalone page numbers them. Absent in older releases. */
  situations: z.array(z.string().max(200)).exactOptional(),
});

/** Maximum characters of a page's name in the menu. */
export const LONGEST_MENU_TEXT = 24;
/** Maximum number of pages at granted addresses. The shell's grant may allow fewer. */
const MOST_ROUTES = 100;
/** Lower-case words with digits and hyphens, and parameters: `/weather/:place`. At most eight parts. */
const ROUTE_PATH = /^(?:\/(?:[a-z0-9][a-z0-9-]{0,59}|:[a-z][A-Za-z0-9]{0,29})){1,8}$/;

/**
 * One line of text for readers. No angle brackets, which could only be markup, and no invisible characters: control
 * characters, and those that change the direction of the text around them.
 */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    // oxlint-disable-next-line no-control-regex, no-misleading-character-class
    .regex(/^(?! )[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff<>]+(?<! )$/, {
      error: ({ input }) =>
        `must be one line of plain text, without < and >, invisible characters, and leading or trailing spaces; it is ${written(input)}`,
    });

/** A value in an error message. Invisible characters are shown by their code points. */
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
        `must be a path of lower-case words and parameters, for example /weather/:place; it is ${written(input)}`,
    })
    .refine((path) => new Set(path.match(/:\w+/g)).size === (path.match(/:\w+/g)?.length ?? 0), {
      error: ({ input }) => `must not contain the same parameter twice; it is ${written(input)}`,
    }),
  /** The page that it shows, one of `pages`. */
  page: z.string(),
  /** Shown to the reader when the page is late or unavailable. */
  title: line(80),
  /** Overrides the policy of the grant. The deadline may not be longer, and the fresh time not shorter. */
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
          `must be a letter followed by up to 31 letters, digits, _ or -; it is ${written(input)}`,
      }),
    )
    .max(8)
    .readonly()
    .exactOptional(),
  /** The page of the release that most links of this page lead to. */
  leadsTo: z.string().exactOptional(),
  /** Its name in the menu; without it, the page is not in the menu. */
  menu: line(LONGEST_MENU_TEXT).exactOptional(),
});

export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;

/** `release.json`: metadata of one immutable build of one remote. The build writes it, the shell reads it. */
export const releaseSchema = z.object({
  name: z.string().regex(REMOTE_NAME),
  version: z.string().regex(VERSION),
  contract: z.number().int().positive(),
  owner: z.string().min(1),
  /** Built elsewhere, with another tool, and wrapped when it was published: docs/guests.md. */
  guest: z.literal(true).exactOptional(),
  /** Script that registers the remote in the browser; for the shell, its first script. */
  entry: filePath,
  /** The federation name under which the entry registers itself: a JavaScript identifier. */
  federationName: z.string().regex(/^[A-Za-z_]\w*$/),
  styles: z.array(filePath),
  pages: z.record(z.string(), unitSchema),
  blocks: z.record(z.string(), unitSchema),
  /** Pages at granted addresses. All others are in the shell's route table. */
  routes: z.array(releaseRouteSchema).max(MOST_ROUTES).exactOptional(),
  /** Scripts that a page loads on demand in addition to the first one, in order, by the name of their feature. */
  extras: z.record(z.string(), z.array(filePath).min(1)),
  /** Version ranges of the singletons that the build requires. */
  singletons: z.record(z.string(), z.string()),
  /** Versions of the singletons that this build provides to all programs. Only in the shell's release. */
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
            `must be ${MOST_BYTES} at most, so move data to a service; it is ${String(input)}`,
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
