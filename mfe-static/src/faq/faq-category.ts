export interface Faq {
  question: string;
  answer: string;
  /** The page of this site that the answer speaks of. */
  see?: { href: string; text: string };
}

/** Ten questions on one subject (specification, section 3). */
export interface FaqCategory {
  /** Anchor on the page, and the name within which only one answer stands open. */
  id: string;
  name: string;
  faqs: readonly Faq[];
}
