import { z } from 'zod';

/** Recipients of a letter: value and text. */
export const DESKS = {
  newsroom: 'The newsroom',
  tips: 'The tips desk',
  advertising: 'Advertising',
  other: 'Whoever opens the mail',
} as const;

const LetterFields = z.object({
  desk: z.enum(Object.keys(DESKS) as [keyof typeof DESKS], 'Choose a desk.'),
  name: z.string().trim().min(1, 'Tell us your name.').max(80, 'Use at most 80 characters for your name.'),
  email: z
    .string()
    .trim()
    .max(254, 'Use a shorter email address.')
    .pipe(z.email('Give an email address like name@example.com.')),
  letter: z.string().trim().min(1, 'Write your letter.').max(5000, 'Use at most 5,000 characters.'),
});

export type Letter = z.infer<typeof LetterFields>;
export type LetterField = keyof Letter;

/** The reader's input, valid or not, and the errors by field. */
export interface LetterDraft {
  typed: Readonly<Record<LetterField, string>>;
  problems: Readonly<Partial<Record<LetterField, string>>>;
}

export const EMPTY_DRAFT: LetterDraft = {
  typed: { desk: 'newsroom', name: '', email: '', letter: '' },
  problems: {},
};

/** Parses a sent form: the letter, or a draft with errors. */
export function readLetter(sent: URLSearchParams): Letter | LetterDraft {
  const typed = {
    desk: sent.get('desk') ?? '',
    name: sent.get('name') ?? '',
    email: sent.get('email') ?? '',
    letter: (sent.get('letter') ?? '').replace(/\r\n/g, '\n'),
  };
  const result = LetterFields.safeParse(typed);
  if (result.success) return result.data;
  const { fieldErrors } = z.flattenError(result.error);
  const problems = Object.fromEntries(Object.entries(fieldErrors).map(([field, [first]]) => [field, first]));
  return { typed, problems };
}
