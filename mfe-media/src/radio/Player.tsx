import { StatusLine } from '@meadowlark/shared/design/StatusLine.tsx';
import { styled } from 'styled-components';
import { useAwake } from '@meadowlark/shared/design/use-awake.ts';
import { KeySign } from './KeySign.tsx';
import { MuteButton, PlayButton, PlayLink } from './keys.ts';
import { useRadio } from './use-radio.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

/**
 * The keys of the radio. While scripts are on their way the play key is a link to the stream, so that it never is a
 * dead button; where scripts are off the browser's own player stands in the same room.
 */
export function Player({ stream }: { stream: string }) {
  const awake = useAwake();
  const { state, audio, toggle, toggleMute, setVolume, onBreak } = useRadio(stream);
  const isPlaying = state.phase !== 'stopped';
  return (
    <>
      <Keys>
        <noscript>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live stream has none */}
          <audio controls preload="none" src={stream} />
        </noscript>
        {awake ? (
          <PlayButton
            type="button"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            aria-busy={state.phase === 'starting'}
            onClick={toggle}
          >
            <KeySign sign={isPlaying ? 'pause' : 'play'} />
          </PlayButton>
        ) : (
          <PlayLink href={stream} target="_blank" rel="noopener" aria-label="Play">
            <KeySign sign="play" />
          </PlayLink>
        )}
        <Volume data-awake={awake}>
          <MuteButton type="button" aria-label="Mute" aria-pressed={state.muted} onClick={toggleMute}>
            <KeySign sign={state.muted ? 'muted' : 'sound'} />
          </MuteButton>
          <VolumeSlider volume={state.volume} onChange={setVolume} />
        </Volume>
      </Keys>
      {state.problem !== null && <StatusLine tone="error">{state.problem}</StatusLine>}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live stream has none */}
      <audio ref={audio} preload="none" crossOrigin="anonymous" onError={onBreak} onEnded={onBreak} />
    </>
  );
}

const Keys = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-height: calc(80px + 2 * var(--s-6));
  padding-block: var(--s-6);
  noscript {
    flex: 1;
    min-width: 0;
  }
  noscript > audio {
    width: 100%;
  }
  @media (scripting: none) {
    > :not(noscript) {
      display: none;
    }
  }
`;

/** Its room is kept while it cannot be used. */
const Volume = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-1);
  max-width: 260px;
  min-width: 0;
  &[data-awake='false'] {
    visibility: hidden;
  }
`;
