/*
 * What the release of a guest tells the shell that shows it. `edition publish` writes a guest's release, so both sides come
 * from this repository, but they may come from different versions of it.
 */

/** Data of a guest's page, made by the server file of its release. */
export interface GuestData {
  /** HTML in the room; null if the guest's component renders itself. */
  html: string | null;
  /** The HTML is only a placeholder until the guest's script runs. */
  isPending: boolean;
}

/** On the element around `GuestData.html`: `pending` or `open`. */
export const ROOM_ATTRIBUTE = 'data-guest-room';

/** A guest's file for browsers: its path relative to the script that names it, and its SHA-384. */
interface GuestFile {
  path: string;
  integrity: string;
}

/** What the first script of a guest's release tells the shell: the container that another tool built. */
export interface GuestContainer {
  /** Name of the guest in editions and in the route table. */
  remote: string;
  /** The global under which this release registers. */
  federationName: string;
  /** `script`: it sets the global `global`. `module`: it exports the container. */
  type: 'script' | 'module';
  global: string;
  entry: string;
  /** All scripts and styles of the build. */
  files: readonly GuestFile[];
  pages: Readonly<Record<string, GuestPage>>;
}

interface GuestPage {
  /** Its name in the container: `./Crossword`. */
  expose: string;
  /** Addresses and hashes of its style sheets. */
  styles: readonly GuestStyle[];
}

/** A style sheet, as both sides render it. */
export interface GuestStyle {
  href: string;
  integrity: string;
}

declare global {
  interface Window {
    /** Registers a guest with the shell. The first script of a guest's release calls it. */
    meadowlarkGuest?: (guest: GuestContainer) => void;
  }
}
