import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { styled } from 'styled-components';
import { phoneHref } from '../parts/phone-href.ts';
import { RailCard } from '../parts/RailCard.tsx';
import type { ContactData } from './load.ts';

const Address = styled.address`
  font-style: normal;

  span {
    display: block;
  }
`;

const Links = styled.ul`
  display: grid;
  gap: var(--s-3);
`;

/** Telephone, office, hours and social links: the side column. */
export function OfficeCards({ phone, address, hours, social }: Omit<ContactData, 'desks'>) {
  return (
    <>
      <RailCard title="Telephone">
        <p>
          <TextLink href={phoneHref(phone)}>{phone}</TextLink>
        </p>
      </RailCard>
      <RailCard title="Office">
        <Address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Address>
      </RailCard>
      <RailCard title="Office Hours">
        <p>{hours}</p>
      </RailCard>
      <RailCard title="Elsewhere">
        <Links>
          {social.map(({ name, url }) => (
            <li key={name}>
              <TextLink href={url} rel="noopener">
                {name}
              </TextLink>
            </li>
          ))}
        </Links>
        <p>These links are placeholders and go nowhere yet.</p>
      </RailCard>
    </>
  );
}
