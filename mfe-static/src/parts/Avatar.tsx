import { styled } from 'styled-components';

const Round = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 56px;
  height: 56px;
  border-radius: var(--round);
  background: var(--plate);
  color: var(--ink);
  font: var(--hed-6);
`;

/** One or two letters instead of a portrait. Hidden from screen readers: the name is beside it. */
export function Avatar({ initials }: { initials: string }) {
  return <Round aria-hidden="true">{initials}</Round>;
}
