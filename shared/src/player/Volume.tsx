import { styled } from 'styled-components';
import type { Player, PlayerState } from '../contract/player.ts';
import { KeySign } from './KeySign.tsx';
import { SmallKey } from './SmallKey.tsx';
import { useVolumeWorks } from './use-volume-works.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

interface Props {
  player: Player;
  state: PlayerState;
  className?: string;
}

/** Mute key and slider. Moving the slider above 0 while muted unmutes (specification, section 5). */
export function Volume({ player, state: { muted, volume }, className }: Props) {
  const works = useVolumeWorks();
  return (
    <Both className={className}>
      <SmallKey type="button" aria-label="Mute" aria-pressed={muted} onClick={player.toggleMute}>
        <KeySign sign={muted ? 'muted' : 'sound'} />
      </SmallKey>
      {works && <VolumeSlider volume={volume} onChange={player.setVolume} />}
    </Both>
  );
}

const Both = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  min-width: 0;
`;
