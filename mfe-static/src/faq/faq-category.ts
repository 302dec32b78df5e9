export interface Faq {
  question: string;
  answer: string;
  /** A related page of this site. */
  see?: { href: string; text: string };
}

/** Ten questions on one subject (specification, section 3). */
export interface FaqCategory {
  /** Anchor, and name of the group in which one answer is open. */
  id: string;
  name: string;
  faqs: readonly Faq[];
}

/** '10 questions', '1 question'. */
export function countText(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
