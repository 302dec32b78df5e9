import { styled } from 'styled-components';
import { MailLink } from '../parts/MailLink.tsx';
import { RailCard } from '../parts/RailCard.tsx';
import type { Desk } from './load.ts';

export const ADDRESSES_ID = 'addresses';

/** The five email addresses, each with its purpose. */
export function Addresses({ desks }: { desks: readonly Desk[] }) {
  return (
    <div id={ADDRESSES_ID}>
      <RailCard title="Write to the right desk" first>
        <List>
          {desks.map(({ name, email, hint }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{hint}</dd>
              <dd>
                <MailLink address={email} />
              </dd>
            </div>
          ))}
        </List>
      </RailCard>
    </div>
  );
}

const List = styled.dl`
  > div {
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
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
    font: var(--text-meta);
  }
  dd + dd {
    padding-top: var(--s-1);
    font: var(--text-ui);
    overflow-wrap: anywhere;
  }
`;
