import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Player, PlayerState } from '../contract/player.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import { VolumeSlider } from './VolumeSlider.tsx';

interface Props {
  player: Player;
  state: PlayerState;
  className?: string;
}

/** Mute button and slider. Moving the slider above 0 while muted unmutes (specification, section 5). */
export function Volume({ player, state: { muted, volume }, className }: Props) {
  const canSetVolume = useSyncExternalStore(never, volumeWorks, () => true);
  return (
    <Both className={className}>
      <MuteButton type="button" aria-label="Mute" aria-pressed={muted} onClick={player.toggleMute}>
        <PlayerIcon icon={muted ? 'muted' : 'sound'} />
      </MuteButton>
      {canSetVolume && <VolumeSlider volume={volume} onChange={player.setVolume} />}
    </Both>
  );
}

const never = () => () => undefined;
let works: boolean | undefined;

/**
 * False where a page may not set the volume, as on iPhones, where only the hardware buttons can: a slider would do
 * nothing there. The server's HTML assumes that it works.
 */
function volumeWorks(): boolean {
  if (works === undefined) {
    const audio = document.createElement('audio');
    audio.volume = 0.5;
    works = audio.volume === 0.5;
  }
  return works;
}

const Both = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  min-width: 0;
`;

const MuteButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  svg {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
`;
