import { Picture } from '@meadowlark/shared/design/Picture.tsx';
import { storyBox } from '@meadowlark/shared/design/story-box.ts';
import { styled } from 'styled-components';
import type { BlogEntry } from './listing-view.ts';

interface Props {
  entry: BlogEntry;
  /** The first of a page is its lead: its picture is fetched at once. */
  isLead: boolean;
}

/** One article of the blog. The headline's link covers the whole card. */
export function Card({ entry, isLead }: Props) {
  const rank = isLead ? 'lead' : 'card';
  return (
    <Frame data-rank={rank}>
      <Picture picture={entry.picture} ratio={rank} eager={isLead} />
      <h2 dir="auto">
        <a href={entry.href}>{entry.title}</a>
      </h2>
      {entry.description !== '' && <Description dir="auto">{entry.description}</Description>}
      <Foot>
        <span>
          Article #<bdi>{entry.id}</bdi>
        </span>
        <b>Read Article →</b>
      </Foot>
    </Frame>
  );
}

const Description = styled.p`
  padding-top: var(--s-2);
  font: var(--text-excerpt);
  color: var(--ink-soft);
`;

/* It stands on one line in all cards of a row, however long their descriptions are. */
const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s-4);
  margin-top: auto;
  padding-top: var(--s-2);
  font: var(--text-meta);
  color: var(--ink-faint);

  b {
    font-weight: 600;
    color: var(--section);
  }
`;

const Frame = styled.article`
  ${storyBox}
  overflow-wrap: anywhere;

  @media (max-width: 479.98px) {
    /* The words run around the thumbnail: beside it they would be a narrow column of their own. */
    &&:not([data-rank='lead']) {
      display: block;
    }
    &&:not([data-rank='lead']) > [data-picture] {
      float: right;
      width: 108px;
      margin: var(--s-1) 0 var(--s-1) var(--s-4);
    }
    &&:not([data-rank='lead']) > p:last-child {
      clear: both;
    }
  }
  /* Between phone and desk a lead is a card like the others, or fills the row that an odd number leaves open. */
  @media (min-width: 480px) {
    &&[data-rank='lead'] > h2 {
      font: var(--hed-5);
      letter-spacing: normal;
    }
    &&[data-rank='lead'] > [data-picture] {
      aspect-ratio: 3 / 2;
    }
    /* However much was written, a card is a card: it goes on where its link leads. */
    > h2,
    > p:not(:last-child) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 8;
    }
  }
  @media (min-width: 480px) and (max-width: 767.98px) {
    &&:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
    &&:first-child:nth-last-child(odd) > [data-picture] {
      aspect-ratio: 2 / 1;
    }
    &&:first-child:nth-last-child(odd) > h2 {
      font: var(--hed-3);
    }
  }
  /* Ten articles are one row for the first and three rows of three: no card is left alone in the last row. */
  @media (min-width: 768px) {
    &&:first-child:nth-last-child(3n + 1) {
      grid-column: 1 / -1;
      display: grid;
      grid-template: auto auto 1fr / calc((100% - 2 * var(--gap)) / 3 * 2 + var(--gap)) minmax(0, 1fr);
      column-gap: var(--gap);
    }
    &&:first-child:nth-last-child(3n + 1) > [data-picture] {
      grid-row: 1 / 4;
      margin: 0;
      aspect-ratio: 2 / 1;
    }
    &&:first-child:nth-last-child(3n + 1) > :not([data-picture]) {
      grid-column: 2;
    }
    &&:first-child:nth-last-child(3n + 1) > h2 {
      font: var(--hed-4);
    }
  }
  @media (min-width: 1024px) {
    &&:first-child:nth-last-child(3n + 1) > h2 {
      font: var(--hed-2);
      letter-spacing: var(--tight);
    }
    &&:first-child:nth-last-child(3n + 1) > p:not(:last-child) {
      padding-top: var(--s-3);
      font: var(--text-standfirst);
    }
  }
`;
