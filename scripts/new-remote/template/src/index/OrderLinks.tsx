import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import type { IndexData } from './load.ts';

/** Reverses the list. Links, not buttons, so that they work without scripts and can be shared. */
export function OrderLinks({ order }: { order: IndexData['order'] }) {
  return (
    <Row aria-label="Order of the stories">
      <TextLink href="/__name__" aria-current={order === 'newest' ? 'page' : undefined}>
        Newest first
      </TextLink>
      <TextLink href="/__name__?order=oldest" aria-current={order === 'oldest' ? 'page' : undefined}>
        Oldest first
      </TextLink>
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: var(--s-5);
  padding-block: var(--s-5);
  font: var(--text-ui);

  [aria-current] {
    font-weight: 650;
    text-decoration-color: var(--section);
  }
`;
