import { styled } from 'styled-components';
import { Avatar } from '../parts/Avatar.tsx';
import type { TeamMember } from './team.ts';

const Group = styled.div`
  & + & {
    margin-top: var(--s-5);
  }

  h3 {
    font: var(--text-kicker);
    color: var(--ink-faint);
    padding-bottom: var(--s-2);
  }
`;

const People = styled.ul`
  display: grid;
  gap: var(--s-4) var(--gap);

  @media (min-width: 480px) {
    grid-template-columns: 1fr 1fr;
  }

  li {
    display: flex;
    gap: var(--s-3);
  }

  b {
    display: block;
    font: var(--hed-6);
  }

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;

/** One half of the team under its name. */
export function Team({ title, members }: { title: string; members: readonly TeamMember[] }) {
  return (
    <Group>
      <h3>{title}</h3>
      <People>
        {members.map(({ role, initials, work }) => (
          <li key={role}>
            <Avatar initials={initials} />
            <div>
              <b>{role}</b>
              <p>{work}</p>
            </div>
          </li>
        ))}
      </People>
    </Group>
  );
}
