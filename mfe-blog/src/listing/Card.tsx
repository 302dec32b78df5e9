import { Picture } from '@meadowlark/shared/design/Picture.tsx';
import { styled } from 'styled-components';
import type { BlogEntry } from './listing-view.ts';

/** One article of the blog. The headline's link covers the whole card. */
export function Card({ entry, eager }: { entry: BlogEntry; eager: boolean }) {
  return (
    <Frame>
      <Picture picture={entry.picture} ratio="card" eager={eager} />
      <Words>
        <h2>
          <a href={entry.href}>{entry.title}</a>
        </h2>
        {entry.description !== '' && <p>{entry.description}</p>}
        <Foot>
          <span>Article #{entry.id}</span>
          <b>Read Article →</b>
        </Foot>
      </Words>
    </Frame>
  );
}

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-inner);
  }
  @media (max-width: 479.98px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 108px;
    column-gap: var(--s-4);
    align-items: start;
    > :first-child {
      order: 1;
      margin-top: var(--s-1);
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding-top: var(--s-3);
  overflow-wrap: anywhere;
  h2 {
    font: var(--hed-5);
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  ${Frame}:hover & a {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }
  > p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    padding-block: var(--s-2);
  }
  @media (max-width: 479.98px) {
    padding-top: 0;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-1) var(--s-4);
  margin-top: auto;
  padding-top: var(--s-1);
  font: var(--text-meta);
  color: var(--ink-faint);
  b {
    font-weight: 600;
    color: var(--section);
  }
`;
