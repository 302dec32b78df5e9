import { styled } from 'styled-components';
import { RuledList } from '../parts/RuledList.tsx';
import type { CommunityEvent } from './load.ts';

const Events = styled(RuledList)`
  time {
    display: block;
    font: var(--text-kicker);
    color: var(--section);
  }

  p {
    padding-top: var(--s-1);
    font: var(--text-ui);
    font-weight: 400;
  }

  /* Dates in a separate column, aligned with the titles. */
  @media (min-width: 30em) {
    > li {
      display: grid;
      grid-template-columns: 10rem minmax(0, 1fr);
    }

    time {
      grid-row: 1 / 3;
      padding-top: 2px;
    }
  }
`;

export function EventList({ events }: { events: readonly CommunityEvent[] }) {
  return (
    <Events>
      {events.map(({ title, date, location }) => (
        <li key={title}>
          <time dateTime={date.iso}>{date.text}</time>
          <h3>{title}</h3>
          <p>{location}</p>
        </li>
      ))}
    </Events>
  );
}
