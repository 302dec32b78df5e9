import { z } from 'zod';

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/;
/** Lower-case letters, digits and hyphens: it is also a folder name and part of an address. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]*$/;
/** Package version and git commit (and a build number if the work tree is dirty): `0.1.0-1a2b3c4`. */
export const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$/;
/** A relative path without `..`, backslash or leading slash. */
const filePath = z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.@~-]+(?:\/[\w.@~-]+)*$/);

const unitSchema = z.object({
  /** Scripts of the unit in the browser, in load order, relative to the release folder. */
  scripts: z.array(filePath),
  /** Sum of their sizes in bytes, uncompressed. */
  scriptBytes: z.number().int().nonnegative(),
  /** Extras of the shell's release that these scripts need: the singletons that a page does not have otherwise. */
  extras: z.array(z.string()).exactOptional(),
});

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
  /** Scripts that a page loads on demand besides the first one, in order, by the name of their feature. */
  extras: z.record(z.string(), z.array(filePath).min(1)),
  /** Version ranges of the singletons that the build requires. */
  singletons: z.record(z.string(), z.string()),
  /** Versions of the singletons that this build provides to all programs: only in the shell's release. */
  provides: z.record(z.string(), z.string()).exactOptional(),
  files: z.array(
    z.object({
      path: filePath,
      bytes: z.number().int().nonnegative(),
      integrity: z.string().regex(SHA384),
    }),
  ),
});

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseUnit = z.infer<typeof unitSchema>;
