import { styled } from 'styled-components';
import type { PlayerPhase } from '../contract/player.ts';
import { KeySign } from './KeySign.tsx';
import { playKey } from './play-key.ts';

interface Props {
  phase: PlayerPhase;
  /** In pixels: 80 where it is what the page is for, 44 in a bar. */
  size: 80 | 44;
  onPress: () => void;
}

/** Plays, and pauses while there is sound or an attempt at it (specification, section 4). */
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
      <KeySign sign={isOn ? 'pause' : 'play'} />
    </Key>
  );
}

const Key = styled.button`
  ${playKey}
`;
