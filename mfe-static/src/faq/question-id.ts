import { fold } from './fold.ts';

/** Anchor of a question, made of its words, so that a link says where it leads: 'is-it-free-to-read'. */
export function questionId(question: string): string {
  return fold(question)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
