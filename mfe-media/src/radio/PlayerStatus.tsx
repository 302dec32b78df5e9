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
        <StatusLine tone="error">{phase === 'reconnecting' ? `${problem} ${words}` : problem}</StatusLine>
      )}
      {/* One element in every phase: many screen readers announce changes only in a region that they know. */}
      {problem === null && <StatusLine tone={phase === 'starting' ? 'loading' : 'plain'}>{words}</StatusLine>}
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
