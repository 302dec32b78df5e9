import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';

const { editorial } = SITE.contact;
/** Lets a narrow column break the email address after the @ sign only. */
const [mailbox, host] = editorial.split('@');

/** The paper's own text below the outside calendar. */
export function AboutTheCalendar() {
  return (
    <section aria-labelledby="about-the-calendar">
      <SectionHead title="About the calendar" id="about-the-calendar" />
      <Columns layout="three">
        <Text>
          <h3>What is in it</h3>
          <p>
            Public things only: suppers, concerts, readings, walks, markets, ball games, open houses, and the
            meetings at which the city decides how to spend its money. Anyone may come to all of them.
          </p>
          <p>
            It reaches as far as one would drive for an evening: the metro, the bluffs across the river, and
            the towns along the Platte.
          </p>
        </Text>
        <Text>
          <h3>How to send an event</h3>
          <ol>
            <li>
              Write to{' '}
              <a href={`mailto:${editorial}?subject=Event`}>
                {mailbox}@<wbr />
                {host}
              </a>{' '}
              a week ahead or sooner.
            </li>
            <li>Say what it is, the day and the hour, the address, and what it costs.</li>
            <li>Give a name and a number that readers may call.</li>
            <li>Plain words, please. A poster cannot be searched, nor read aloud.</li>
          </ol>
          <p>A listing is free, for everyone, always.</p>
        </Text>
        <Text>
          <h3>Before you set out</h3>
          <p>
            Weather moves things, and so do kitchens, referees and rivers. Ask the organizer before a long
            drive.
          </p>
          <p>
            Something in it is wrong, or has been called off? <a href="/contact">Tell the desk</a>, and it is
            put right the same day.
          </p>
          <p>
            <TextLink href="/community">More to do, on the Community page</TextLink>
          </p>
        </Text>
      </Columns>
    </section>
  );
}

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  font: var(--text-excerpt);
  color: var(--ink-soft);

  h3 {
    font: var(--hed-4);
    color: var(--ink);
  }
  ol {
    display: grid;
    gap: var(--s-2);
    padding-left: 1.25em;
    list-style: decimal;
  }
  ol ::marker {
    font: var(--text-ui);
    font-weight: 600;
    color: var(--section);
  }
  /* At the end of the columns, which would cut off its focus ring. */
  p:last-child > a {
    margin-bottom: 0;
  }
  :is(p, li) > a {
    color: var(--ink);
    text-decoration-line: underline;
    overflow-wrap: anywhere;
  }
`;
