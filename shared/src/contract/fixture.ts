/**
 * A known situation in which a page or block can be shown and tested alone: the address asked for and what the
 * outside services answer. The unit's real `load` runs against it.
 */
export interface Fixture {
  /** A short name for people: '15 stories', 'feed is down'. */
  name: string;
  /** Path with query, as the reader would ask for it. */
  path: string;
  params: Readonly<Record<string, string>>;
  /** Stands in for the outside services. Throw to play a network failure. */
  respond(url: URL): Response | Promise<Response>;
}
