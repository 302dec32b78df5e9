import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { splitMail } from './split-mail.ts';

/** A text whose mail addresses can be clicked. */
export function MailLinks({ text }: { text: string }) {
  return splitMail(text).map(({ text: piece, mail }, index) =>
    mail ? (
      // The pieces of a text have no name but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <TextLink key={index} href={`mailto:${piece}`}>
        {piece}
      </TextLink>
    ) : (
      piece
    ),
  );
}
