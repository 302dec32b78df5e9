import type { DocumentId } from './documents.ts';
import houseRules from './previews/house-rules.svg';
import howWeWork from './previews/how-we-work.svg';
import yearInReview from './previews/year-in-review.svg';

/** Addresses of the pictures, which the build gives. The component has them, so that the browser's build writes the files. */
export const PREVIEWS: Readonly<Record<DocumentId, string>> = {
  'how-we-work': howWeWork,
  'year-in-review': yearInReview,
  'house-rules': houseRules,
};
