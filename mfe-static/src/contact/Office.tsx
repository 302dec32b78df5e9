import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import { phoneHref } from '@meadowlark/shared/text/phone-href.ts';
import { RailCard } from '../parts/RailCard.tsx';
import type { ContactData } from './load.ts';

type Props = Pick<ContactData, 'phone' | 'address' | 'hours' | 'social'>;

/** Phone, office, hours and social networks. */
export function Office({ phone, address, hours, social }: Props) {
  return (
    <RailCard title="Call or come by">
      <List>
        <div>
          <dt>Telephone</dt>
          <dd>
            <TextLink href={phoneHref(phone)}>{phone}</TextLink>
          </dd>
        </div>
        <div>
          <dt>Office</dt>
          <dd>
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>Office hours</dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <dt>Elsewhere</dt>
          <dd>{social.join(', ')}</dd>
          <dd>Placeholders: they go nowhere yet.</dd>
        </div>
      </List>
    </RailCard>
  );
}

const List = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0 var(--s-3);
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
  }
  /* A phone with large text: beside its name, words of a value would break. */
  @media (max-width: 17.99em) {
    > div {
      display: block;
    }
  }
  > :first-child {
    padding-top: 0;
    border-top: 0;
  }
  dt {
    font: var(--text-ui);
    font-weight: 600;
    color: var(--ink);
  }
  dd {
    grid-column: 2;
    font: var(--text-ui);
    font-weight: 400;
  }
  dd + dd {
    padding-top: var(--s-2);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  address > span {
    display: block;
  }
`;
