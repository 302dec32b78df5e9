import { useId } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../parts/Avatar.tsx';
import type { TeamMember } from './content.ts';

const Group = styled.div`
  & + & {
    margin-top: var(--s-5);
    padding-top: var(--s-4);
    border-top: 1px solid var(--rule);
  }

  h3 {
    font: var(--text-kicker);
    color: var(--ink-faint);
    padding-bottom: var(--s-3);
  }
`;

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: var(--s-4) var(--gap);
  max-width: var(--measure);

  li {
    display: flex;
    gap: var(--s-3);
  }

  h4 {
    padding-top: var(--s-1);
    font: var(--hed-6);
    letter-spacing: normal;
  }

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;

/** A titled group of the team. */
export function Team({ title, members }: { title: string; members: readonly TeamMember[] }) {
  const id = useId();
  return (
    <Group>
      <h3 id={id}>{title}</h3>
      <People aria-labelledby={id}>
        {members.map(({ role, initials, work }) => (
          <li key={role}>
            <Avatar initials={initials} />
            <div>
              <h4>{role}</h4>
              <p>{work}</p>
            </div>
          </li>
        ))}
      </People>
    </Group>
  );
}
