import { styled } from 'styled-components';
import type { PlayerPhase } from '../contract/player.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import { playButtonLook } from './play-button-look.ts';

interface Props {
  phase: PlayerPhase;
  /** In pixels: 80 on the radio page, 44 in the player bar. */
  size: 80 | 44;
  onPress: () => void;
}

/** Plays, and pauses while the player plays or connects (specification, section 4). */
export function PlayButton({ phase, size, onPress }: Props) {
  const isOn = phase !== 'stopped';
  return (
    <Key
      type="button"
      data-size={size}
      aria-label={isOn ? 'Pause' : 'Play'}
      aria-busy={phase === 'starting' || phase === 'reconnecting'}
      onClick={onPress}
    >
      <PlayerIcon icon={isOn ? 'pause' : 'play'} />
    </Key>
  );
}

const Key = styled.button`
  ${playButtonLook}
`;
