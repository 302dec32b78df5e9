import type { PlayerPhase, PlayerState } from '@meadowlark/shared/contract/player.ts';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { styled } from 'styled-components';

const STATUS_TEXT: Record<PlayerPhase, string> = {
  stopped: 'Press play to listen.',
  starting: 'Connecting to the stream...',
  playing: 'You are listening live.',
  reconnecting: 'Trying again...',
};

/** The player's state, in a box of fixed height, so that a late message does not shift the page. */
export function PlayerStatus({ state: { phase, problem } }: { state: PlayerState }) {
  const words = STATUS_TEXT[phase];
  return (
    <StatusBox>
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
          <StatusText role="status">{words}</StatusText>
        ))}
    </StatusBox>
  );
}

const StatusBox = styled.div`
  min-height: 64px;
  margin-block: var(--s-4);

  @media (scripting: none) {
    display: none;
  }
`;

const StatusText = styled.p`
  padding-block: var(--s-3);
  font: var(--text-ui);
  color: var(--ink-soft);
`;
