import type { PlayerPhase, PlayerState } from '@meadowlark/shared/contract/player.ts';
import { StatusLine } from '@meadowlark/shared/design/StatusLine.tsx';
import { styled } from 'styled-components';

const WORDS: Record<Exclude<PlayerPhase, 'stopped'>, string> = {
  starting: 'Connecting to the stream...',
  playing: 'You are listening live.',
  reconnecting: 'Trying again...',
};

/** What the player does, in one place of fixed size: what is said late must not push the page about. */
export function PlayerStatus({ state: { phase, problem } }: { state: PlayerState }) {
  const words = phase === 'stopped' ? null : WORDS[phase];
  return (
    <Room>
      {problem !== null && (
        <StatusLine tone="error">
          <span>
            {problem} {words}
          </span>
        </StatusLine>
      )}
      {problem === null && phase === 'starting' && <StatusLine tone="loading">{words}</StatusLine>}
      {problem === null && phase === 'playing' && <On role="status">{words}</On>}
    </Room>
  );
}

const Room = styled.div`
  min-height: 64px;
  margin-block: var(--s-4);

  @media (scripting: none) {
    display: none;
  }
`;

const On = styled.p`
  padding-block: var(--s-3);
  font: var(--text-ui);
  color: var(--ink-soft);
`;
