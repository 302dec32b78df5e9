import { styled } from 'styled-components';

const Box = styled.article`
  h3 {
    font: var(--hed-5);
  }

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    padding-top: var(--s-2);
  }
`;

/** A headline and a few lines, one of several in a row. */
export function Card({ title, text }: { title: string; text: string }) {
  return (
    <Box>
      <h3>{title}</h3>
      <p>{text}</p>
    </Box>
  );
}
