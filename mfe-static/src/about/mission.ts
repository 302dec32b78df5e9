import { SITE } from '@meadowlark/shared/site.ts';

/** What the paper is for. The first paragraph stands larger than the rest. */
export const MISSION: readonly string[] = [
  `${SITE.name} is there so that people in and around Omaha know what is being decided for them, by whom, and what they can still do about it.`,
  'It gathers the news of the city, the river and the plains, and sets it down plainly. What others have reported keeps their name and leads to their page; what is written here is signed, dated and, where it was wrong, corrected at the foot.',
  'It is free, asks for no account and follows nobody around. Advertising and partners pay for it, and both are marked wherever they stand.',
];
