import { styled } from 'styled-components';

/** For the ads of a side column: on a narrow layout, where it comes last, fewer are shown (specification, section 4). */
export const WideOnly = styled.div`
  @media (max-width: 1023.98px) {
    display: none;
  }
`;
