import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { splitMail } from '../parts/split-mail.ts';
import { Marked } from './Marked.tsx';

/** The text of an answer: mail addresses can be clicked, and what was searched for is marked. */
export function AnswerText({ text, query }: { text: string; query: string }) {
  return splitMail(text).map(({ text: piece, mail }, index) => {
    const marked = <Marked text={piece} query={query} />;
    // The pieces of a text have no name but their place.
    const key = `${index} ${piece}`;
    if (!mail) return <span key={key}>{marked}</span>;
    return (
      <TextLink key={key} href={`mailto:${piece}`}>
        {marked}
      </TextLink>
    );
  });
}
