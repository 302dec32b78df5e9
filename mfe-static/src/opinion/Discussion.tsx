import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { styled } from 'styled-components';

const Block = styled.section`
  border-top: 1px solid var(--rule);
  margin-top: var(--s-6);
  padding-top: var(--s-4);
  max-width: var(--measure);

  h3 {
    font: var(--hed-5);
  }

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    padding-top: var(--s-1);
  }
`;

/** Comments are not taken yet, and the block says so instead of showing a form that leads nowhere. */
export function Discussion() {
  return (
    <Block>
      <h3>Discussion</h3>
      <p>
        Comments are not open yet. An answer to this piece reaches the editors through the{' '}
        <TextLink href="/contact">Contact page</TextLink>.
      </p>
    </Block>
  );
}
