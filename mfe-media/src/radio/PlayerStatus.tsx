import type { PlayerPhase, PlayerState } from '@meadowlark/shared/contract/player.ts';
import { StatusLine } from '@meadowlark/shared/design/StatusLine.tsx';
import { styled } from 'styled-components';

const WORDS: Record<PlayerPhase, string> = {
  stopped: 'Press play to listen.',
  starting: 'Connecting to the stream...',
  playing: 'You are listening live.',
  reconnecting: 'Trying again...',
};

/** What the player does, in one place of fixed size: what is said late must not push the page about. */
export function PlayerStatus({ state: { phase, problem } }: { state: PlayerState }) {
  const words = WORDS[phase];
  return (
    <Room>
      {problem !== null && (
        <StatusLine tone="error">
          <span>
            {problem} {phase === 'reconnecting' && words}
          </span>
        </StatusLine>
      )}
      {problem === null &&
        (phase === 'starting' ? (
          <StatusLine tone="loading">{words}</StatusLine>
        ) : (
          <Quiet role="status">{words}</Quiet>
        ))}
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

const Quiet = styled.p`
  padding-block: var(--s-3);
  font: var(--text-ui);
  color: var(--ink-soft);
`;
