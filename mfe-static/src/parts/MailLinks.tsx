import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { Fragment, type ReactNode } from 'react';
import { splitMail } from './split-mail.ts';

interface MailLinksProps {
  text: string;
  /** How a piece of the text is shown, where it is to be more than plain. */
  show?: (piece: string) => ReactNode;
}

/** A text whose mail addresses can be clicked. */
export function MailLinks({ text, show = (piece) => piece }: MailLinksProps) {
  return splitMail(text).map((piece, index) => {
    // The pieces of a text have no name but their place.
    const key = index;
    if (index % 2 === 0) return <Fragment key={key}>{show(piece)}</Fragment>;
    return (
      <TextLink key={key} href={`mailto:${piece}`}>
        {show(piece)}
      </TextLink>
    );
  });
}
