import { styled } from 'styled-components';

/** Short facts in a row, divided by hairlines. The last one carries the weight: it is the count. */
export function Badges({ items }: { items: readonly string[] }) {
  return (
    <Row>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: var(--s-1);
  padding-top: var(--s-4);
  font: var(--text-ui);
  color: var(--ink-soft);

  /* Every fact brings the hairline before it; that of the first one in a line is clipped. */
  margin-left: calc(-1 * var(--s-4) - 1px);
  clip-path: inset(0 0 0 1px);

  > li {
    padding-inline: var(--s-4);
    border-left: 1px solid var(--rule-control);
  }
  > li:last-child {
    color: var(--ink);
    font-weight: 650;
  }
`;
