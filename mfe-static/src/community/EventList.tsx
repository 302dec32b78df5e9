import { styled } from 'styled-components';
import { Ruled } from '../parts/Ruled.tsx';
import type { CommunityEvent } from './load.ts';

const Events = styled(Ruled)`
  time {
    font: var(--text-kicker);
    color: var(--section);
  }

  p {
    font: var(--text-meta);
    color: var(--ink-faint);
    padding-top: var(--s-1);
  }
`;

/** Upcoming events: when, what, where. */
export function EventList({ events }: { events: readonly CommunityEvent[] }) {
  return (
    <Events>
      {events.map(({ title, date, location }) => (
        <li key={title}>
          <time dateTime={date.iso.slice(0, 10)}>{date.text}</time>
          <h3>{title}</h3>
          <p>{location}</p>
        </li>
      ))}
    </Events>
  );
}
