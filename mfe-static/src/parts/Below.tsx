import { styled } from 'styled-components';

/** What follows a part that took the whole width, with the room that parts keep between them. */
export const Below = styled.div`
  margin-top: var(--s-7);
`;
