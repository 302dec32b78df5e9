import type { PlayerState, Programme } from '@meadowlark/shared/contract/player.ts';
import { styled } from 'styled-components';

/** What plays, as the way back to its page, and below it how the stream does. */
export function PlayerLine({ programme, state }: { programme: Programme; state: PlayerState }) {
  return (
    <Line>
      <a href={programme.href}>{programme.title}</a>
      <span role="status">{words(programme, state)}</span>
    </Line>
  );
}

function words({ subtitle }: Programme, { phase, problem }: PlayerState): string {
  if (problem !== null) return problem;
  return phase === 'starting' ? 'Connecting to the stream...' : subtitle;
}

const Line = styled.p`
  min-width: 0;
  margin-right: auto;

  a {
    display: inline-block;
    padding-block: 12px;
    margin-block: -12px;
    font: var(--text-ui);
    font-weight: 600;
  }
  a:hover {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }
  span {
    display: block;
    font: var(--text-meta);
    color: var(--ink-soft);
  }
`;
