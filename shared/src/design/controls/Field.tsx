import { styled } from 'styled-components';

/** A text field of one line. Label it. */
export const Field = styled.input`
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1px solid var(--rule-control);
  border-radius: var(--radius);
  background: var(--ground-raised);
  font: 400 1.0625rem/1.412 var(--sans);

  &:hover {
    border-color: var(--ink);
  }
  &:disabled {
    border-color: var(--rule);
    background: var(--ground-tint);
    color: var(--ink-faint);
  }
  &::placeholder {
    color: var(--ink-faint);
    opacity: 1;
  }
`;
