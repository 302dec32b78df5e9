import { Embed } from '@meadowlark/shared/design/Embed.tsx';
import { styled } from 'styled-components';
import type { ContactData } from './load.ts';
import mailbox from './mailbox.svg';

/** Height of the frame in pixels (specification, section 9). */
const FRAME_HEIGHT = 789;

/** The outside form. Until the reader asks for it, a drawing of our own stands in its room. */
export function LetterForm({
  form: { name, frame, page, script, site, isPlaceholder },
}: Pick<ContactData, 'form'>) {
  return (
    <Room>
      <Embed
        frame={{ src: frame, title: name, script }}
        room={{ height: FRAME_HEIGHT }}
        action="Show the form"
        link={{ href: page, text: `Open the form at ${site}` }}
      >
        The form is kept by an outside service, {site}, which may set cookies and will see what you write. It
        is asked only when you press the button.
        {isPlaceholder && ' In this sample edition its address is a placeholder: nothing will answer.'}
      </Embed>
    </Room>
  );
}

// The embed's first child is the room of the frame: words at its head, the drawing at its foot.
const Room = styled.div`
  > div > :first-child {
    align-content: start;
    border-block: 0;
    background: var(--ground-tint) url(${mailbox}) no-repeat center bottom / 100% 520px;
  }
`;
