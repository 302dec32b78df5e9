import { Picture } from '@meadowlark/shared/design/pictures/Picture.tsx';
import { articleCardBox } from '@meadowlark/shared/design/stories/article-card-box.ts';
import { styled } from 'styled-components';
import type { BlogEntry } from './listing-wire.ts';

interface Props {
  entry: BlogEntry;
  /** The first card of a page; loads its picture at once. */
  isLead: boolean;
  /** Number of cards on the page. If it leaves a gap in the grid, the lead takes a full row. */
  of: number;
}

/** An article of the blog. The headline's link covers the whole card. */
export function Card({ entry, isLead, of }: Props) {
  const rank = isLead ? 'lead' : 'card';
  const isText = entry.picture === null;
  return (
    <Frame data-rank={rank} {...(isLead && leadSpan(of))} {...(isText && { 'data-text': '' })}>
      {!isText && <Picture picture={entry.picture} ratio={rank} eager={isLead} />}
      <h2 dir="auto">
        <a href={entry.href}>{entry.title}</a>
      </h2>
      {entry.description !== '' && <Description dir="auto">{entry.description}</Description>}
      <Foot>
        <span>
          {entry.live && 'Live • '}Article #<bdi>{entry.id}</bdi>
        </span>
        <b>Read Article →</b>
      </Foot>
      {isText && <span data-mark="" aria-hidden="true" />}
    </Frame>
  );
}

/**
 * Marks layouts in which the lead takes a full row. Counted here because CSS `:last-child` changes while the page
 * streams in, which would shift the layout.
 */
function leadSpan(count: number) {
  return {
    'data-alone-of-two': count % 2 === 1 || undefined,
    'data-alone-of-three': count % 3 === 1 || undefined,
  };
}

const Description = styled.p`
  padding-top: var(--s-2);
  font: var(--text-excerpt);
  color: var(--ink-soft);

  @media (min-width: 30em) {
    [data-text] > & {
      font: var(--text-body);
    }
  }
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s-4);
  padding-top: var(--s-2);
  font: var(--text-meta);
  color: var(--ink-faint);

  b {
    font-weight: 600;
    color: var(--section);
  }
`;

// No rule uses `:last-child`, which changes while the page streams in.
const Frame = styled.article`
  ${articleCardBox}
  overflow-wrap: anywhere;

  /* Truncates long texts; the link leads to the rest. */
  > h2,
  > ${Description} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
  }
  /* On medium screens a lead is a card like the others, or fills the row that an odd number leaves open. */
  @media (min-width: 30em) {
    &&[data-rank='lead'] > h2 {
      font: var(--hed-5);
      letter-spacing: normal;
    }
    &&[data-rank='lead'] > [data-picture] {
      aspect-ratio: 3 / 2;
    }
  }
  @media (min-width: 30em) and (max-width: 47.99em) {
    &&[data-alone-of-two] {
      grid-column: 1 / -1;
    }
    &&[data-alone-of-two] > [data-picture] {
      aspect-ratio: 2 / 1;
    }
    &&[data-alone-of-two] > h2 {
      font: var(--hed-3);
    }
  }
  /* Ten articles are one row for the lead and three rows of three. */
  @media (min-width: 48em) {
    &&[data-alone-of-three] {
      grid-column: 1 / -1;
      display: grid;
      grid-template: auto auto 1fr / calc((100% - 2 * var(--gap)) / 3 * 2 + var(--gap)) minmax(0, 1fr);
      column-gap: var(--gap);
    }
    &&[data-alone-of-three] > [data-picture] {
      grid-row: 1 / 4;
      margin: 0;
      aspect-ratio: 2 / 1;
    }
    &&[data-alone-of-three] > :not([data-picture]) {
      grid-column: 2;
    }
    &&[data-alone-of-three] > h2 {
      font: var(--hed-4);
    }
  }
  @media (min-width: 64em) {
    &&[data-alone-of-three] > h2 {
      font: var(--hed-2);
      letter-spacing: var(--tight);
    }
    &&[data-alone-of-three] > ${Description} {
      padding-top: var(--s-3);
      font: var(--text-standfirst);
    }
  }
`;
