import { styled } from 'styled-components';

/** Text for screen readers only; search engines do not quote it. */
export const VisuallyHidden = styled.span.attrs<{ 'data-nosnippet'?: '' }>({ 'data-nosnippet': '' })`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
