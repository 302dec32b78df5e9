/** The way from one page to another, and what shows that the other is there. */
export interface Way {
  /** Selector of links; the first of them is taken. */
  link: string;
  /** How the path that they lead to begins. */
  to: string;
  /** Selector of an element that only that page has. */
  there: string;
}

/** A site that takes part: the same kind of pages, made in one way or another. */
export interface Contestant {
  name: string;
  /** What it is, for tables. */
  title: string;
  origin: string;
  /** Section front with cards, and a long post. */
  front: string;
  post: string;
  /** Selector of a card; some of them are seen only after 'See All'. */
  card: string;
  /** From the front to its first story, or to what a peer has in its place. */
  story: Way;
  /** Whether its units leave the marks `unit:…` in the browser's measurements. */
  marks: boolean;
  /** What takes part in which measurement. */
  lab: boolean;
  load: boolean;
  /** Process ids of its servers; their children count as well. */
  pids: readonly number[];
  stop: () => Promise<void>;
}
