/** A link to another page, and how to recognize that page. */
export interface NextPage {
  /** Selector of links; the first is used. */
  link: string;
  /** Start of the path they lead to. */
  path: string;
  /** Selector of an element that only that page has. */
  selector: string;
}

/** A server that takes part, with the same kind of pages as this site. */
export interface Contestant {
  name: string;
  /** Title in tables. */
  title: string;
  origin: string;
  /** The front page, or null for a site without one. */
  home: string | null;
  /** Section front with cards, and a long post. */
  front: string;
  post: string;
  /** Selector of a card; some are hidden until 'See All'. */
  card: string;
  /** From the front to its first story, or a peer's equivalent. */
  story: NextPage;
  /** Whether its units set the performance marks `unit:…`. */
  marks: boolean;
  /** Whether it takes part in the browser lab, and in the load test. */
  lab: boolean;
  load: boolean;
  /** Process ids of its servers. Measurements include their children. */
  pids: readonly number[];
  stop: () => Promise<void>;
}
