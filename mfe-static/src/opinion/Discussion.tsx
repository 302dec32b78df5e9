import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import { CommentForm } from './CommentForm.tsx';
import type { OpinionPiece } from './pieces.ts';

interface Props extends WithServices {
  piece: Pick<OpinionPiece, 'id' | 'title'>;
}

/** The block below a piece. The form needs scripts; without them, a text replaces it. */
export function Discussion({ piece, services }: Props) {
  return (
    <Block>
      <h3 id={`discussion-${piece.id}`}>Discussion</h3>
      <NoScriptText>
        Comments are not open yet. An answer to this piece reaches the editors through the{' '}
        <TextLink href="/contact">Contact page</TextLink>.
      </NoScriptText>
      <Form>
        <CommentForm piece={piece} services={services} />
      </Form>
    </Block>
  );
}

const Block = styled.div`
  max-width: var(--measure);
  margin-top: var(--s-6);
  padding-top: var(--s-4);
  border-top: 2px solid var(--rule-firm);

  h3 {
    padding-bottom: var(--s-2);
    font: var(--hed-5);
  }
`;

const NoScriptText = styled.p`
  display: none;
  font: var(--text-excerpt);
  color: var(--ink-soft);

  @media (scripting: none), print {
    display: block;
  }
`;

const Form = styled.div`
  label {
    display: block;
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  @media (scripting: none), print {
    display: none;
  }
`;
