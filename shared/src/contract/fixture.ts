/**
 * A situation in which a page or block is shown and tested alone: the requested address, and the responses of outside
 * services. The unit's real `load` runs against it.
 */
export interface Fixture {
  /** A short name for people: '15 stories', 'feed is down'. */
  name: string;
  /** Path with query. */
  path: string;
  params: Readonly<Record<string, string>>;
  /** Responds for the outside services. Throw to simulate a network failure. */
  respond(url: URL): Response | Promise<Response>;
}
