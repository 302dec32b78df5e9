import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import { Prose } from '@meadowlark/shared/design/text/Prose.tsx';
import { styled } from 'styled-components';
import { AuthorFacts } from './AuthorFacts.tsx';
import { Discussion } from './Discussion.tsx';
import type { OpinionPiece } from './pieces.ts';

interface Props extends WithServices {
  piece: OpinionPiece;
}

export function Piece({ piece, services }: Props) {
  return (
    <Article id={piece.id}>
      <h2>{piece.title}</h2>
      <AuthorFacts piece={piece} />
      <div>
        <Excerpt>{piece.excerpt}</Excerpt>
        {/* Our own HTML from pieces.ts, never from a reader, feed or post. */}
        <Text data-initial dangerouslySetInnerHTML={{ __html: piece.content }} />
        <Discussion piece={piece} services={services} />
      </div>
    </Article>
  );
}

const Article = styled.article`
  h2 {
    max-width: var(--measure);
    font: var(--hed-2);
    letter-spacing: var(--tight);
    text-wrap: balance;
  }
  @media (min-width: 80em) {
    display: grid;
    grid-template: auto 1fr / 192px minmax(0, 1fr);
    gap: 0 var(--gap);

    > * {
      grid-column: 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / 3;
      align-self: start;
    }
  }
`;

const Excerpt = styled.p`
  max-width: var(--measure);
  font: var(--text-standfirst);
  font-style: italic;
  color: var(--ink-soft);

  @media (min-width: 80em) {
    padding-top: var(--s-3);
  }
`;

const Text = styled(Prose)`
  padding-top: var(--s-5);
`;
