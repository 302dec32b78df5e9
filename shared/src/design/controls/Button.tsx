import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook } from './button-look.ts';

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
}

/** Acts on this page. Submits a form only with `type="submit"`. */
export function Button({ look = 'firm', type = 'button', ...rest }: Props) {
  return <Control data-look={look} type={type} {...rest} />;
}

const Control = styled.button`
  ${buttonLook}
`;
