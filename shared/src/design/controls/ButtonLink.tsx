import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook } from './button-look.ts';

interface Props extends ComponentProps<'a'> {
  look?: ButtonLook;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'firm', ...rest }: Props) {
  return <Anchor data-look={look} {...rest} />;
}

const Anchor = styled.a`
  ${buttonLook}
`;
