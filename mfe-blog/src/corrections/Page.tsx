import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';
import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { DateAndTime } from '../post/DateAndTime.tsx';
import type { CorrectedPost, CorrectionsData } from './load.ts';
import { CORRECTIONS } from './texts.ts';

export function Page({ data }: PageProps<CorrectionsData>) {
  const sample = data.state === 'list' && data.corrections.some((one) => one.sample);
  return (
    <Ground data-sample={sample ? '' : undefined}>
      <PageHead title={CORRECTIONS.title} standfirst={CORRECTIONS.standfirst} />
      {data.state === 'list' ? <Corrections corrections={data.corrections} /> : <Failed {...data} />}
      <Rules>
        <p>
          Each correction stands at the foot of its piece as well, with its day. We change the text and say
          what it said before; nothing is taken away in silence. Stories from feeds are corrected by their
          publishers, and the corrected text arrives here with the feed.
        </p>
        <p>
          Something else wrong? <TextLink href="/contact">Tell the desk</TextLink>
        </p>
      </Rules>
      <AdSlot size="banner" position={1} />
    </Ground>
  );
}

/** A page about the paper: its head wears the accent. */
const Ground = styled(Wrap)`
  > :first-child {
    --section: var(--accent);
  }
`;

function Corrections({ corrections }: { corrections: readonly CorrectedPost[] }) {
  if (corrections.length === 0)
    return <EmptyState title="No corrections yet" text="None of our pieces has needed one so far." />;
  return (
    <List>
      {corrections.map(({ href, number, title, text, date }) => (
        <li key={`${href} ${text}`}>
          <small>{date !== null && <DateAndTime {...date} />}</small>
          <div>
            <h2 dir="auto">
              <a href={href}>
                {title}
                {/* Otherwise links with the same name would lead to different places. */}
                {number !== null && number > 1 && <VisuallyHidden>{`, correction ${number}`}</VisuallyHidden>}
              </a>
            </h2>
            <p dir="auto">{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <Unavailable title="Error" text={message}>
      <ButtonLink href={CORRECTIONS.path} look="quiet">
        Try Again
      </ButtonLink>
    </Unavailable>
  );
}

/* Days in a separate column if it fits. */
const List = styled.ol`
  overflow-wrap: anywhere;

  li {
    padding-block: var(--s-4) var(--s-5);
  }
  li + li {
    border-top: 1px solid var(--rule);
  }
  small {
    display: block;
    padding-bottom: var(--s-1);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  h2 {
    font: var(--hed-5);
    letter-spacing: normal;
  }
  h2 a {
    display: inline-block;
    padding-block: 10px;
    margin-block: -10px;
  }
  a:hover {
    text-decoration-line: underline;
  }
  p {
    max-width: var(--measure);
    padding-top: var(--s-2);
    font: var(--text-body);
    color: var(--ink-soft);
  }
  @media (min-width: 48em) {
    li {
      display: grid;
      grid-template-columns: 192px minmax(0, 1fr);
      gap: var(--gap);
    }
    small {
      padding-top: 5px;
    }
  }
`;

const Rules = styled.div`
  max-width: var(--measure);
  margin-block: var(--s-5) var(--s-7);
  padding-top: var(--s-4);
  border-top: 2px solid var(--rule-firm);
  font: var(--text-excerpt);
  color: var(--ink-soft);

  p + p {
    padding-top: var(--s-3);
  }
  @media (min-width: 48em) {
    margin-left: calc(192px + var(--gap));
  }
`;
