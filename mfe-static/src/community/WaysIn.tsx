import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { styled } from 'styled-components';
import { Ruled } from '../parts/Ruled.tsx';
import type { WayIn } from './ways-in.ts';

const Ways = styled(Ruled)`
  > li > a {
    margin-top: -4px;
    font: var(--text-ui);
    font-weight: 600;
  }
`;

/** What a reader can do, each with the place to begin. */
export function WaysIn({ ways }: { ways: readonly WayIn[] }) {
  return (
    <Ways>
      {ways.map(({ title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <TextLink href={link.href}>{link.text}</TextLink>
        </li>
      ))}
    </Ways>
  );
}
