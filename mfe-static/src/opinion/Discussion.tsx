import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { useAwake } from '@meadowlark/shared/design/use-awake.ts';
import { styled } from 'styled-components';
import { CommentForm } from './CommentForm.tsx';
import type { OpinionPiece } from './opinion-piece.ts';

interface Props extends WithServices {
  piece: Pick<OpinionPiece, 'id' | 'title'>;
}

/**
 * The block below a piece. Only scripts can serve the form, so it is not to be seen without them; its room is there
 * from the start, and nothing moves when it appears.
 */
export function Discussion({ piece, services }: Props) {
  const awake = useAwake();
  return (
    <Block>
      <h3 id={`discussion-${piece.id}`}>Discussion</h3>
      <Stack>
        {!awake && (
          <p>
            Comments are not open yet. An answer to this piece reaches the editors through the{' '}
            <TextLink href="/contact">Contact page</TextLink>.
          </p>
        )}
        <Form data-awake={awake || undefined}>
          <CommentForm piece={piece} services={services} />
        </Form>
      </Stack>
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

// Text and form share one cell: the form's height counts from the first paint on.
const Stack = styled.div`
  display: grid;
  grid-template: 'all' / minmax(0, 1fr);

  > * {
    grid-area: all;
  }
  > p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;

const Form = styled.div`
  label {
    display: block;
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  &:not([data-awake]) {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
