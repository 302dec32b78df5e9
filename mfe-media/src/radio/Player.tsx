import type { Player as SitePlayer, RadioProgram } from '@meadowlark/shared/contract/player.ts';
import { useAwake } from '@meadowlark/shared/design/controls/use-awake.ts';
import { PlayerIcon } from '@meadowlark/shared/player/PlayerIcon.tsx';
import { PlayButton } from '@meadowlark/shared/player/PlayButton.tsx';
import { playButtonLook } from '@meadowlark/shared/player/play-button-look.ts';
import { usePlayer } from '@meadowlark/shared/player/use-player.ts';
import { Volume } from '@meadowlark/shared/player/Volume.tsx';
import { styled } from 'styled-components';
import { PlayerStatus } from './PlayerStatus.tsx';

/**
 * The player's controls. Until scripts run, the play button is a link to the stream, so it always works. Without
 * scripts, the browser's own player replaces it.
 */
export function Player({ player, program }: { player: SitePlayer; program: RadioProgram }) {
  const awake = useAwake();
  const state = usePlayer(player);
  const togglePlay = () => (state.phase === 'stopped' ? player.play(program) : player.stop());
  return (
    <>
      <Controls>
        <noscript>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live stream has none */}
          <audio controls preload="none" src={program.src} />
        </noscript>
        {awake ? (
          <PlayButton phase={state.phase} size={80} onPress={togglePlay} />
        ) : (
          <PlayLink
            ref={passFocus}
            href={program.src}
            target="_blank"
            rel="noopener"
            aria-label="Play"
            data-wake=""
          >
            <PlayerIcon icon="play" />
          </PlayLink>
        )}
        <VolumeBox data-awake={awake}>
          <Volume player={player} state={state} />
        </VolumeBox>
      </Controls>
      <PlayerStatus state={state} />
    </>
  );
}

/** The button replaces the link, and takes over the focus if the reader is on the link or has clicked it. */
function passFocus(link: HTMLAnchorElement): () => void {
  const { parentElement } = link;
  return () => {
    if (document.activeElement === link)
      queueMicrotask(() => parentElement?.querySelector('button')?.focus());
  };
}

const PlayLink = styled.a`
  ${playButtonLook}
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-height: 80px;
  margin-top: var(--s-6);

  noscript {
    flex: 1;
    min-width: 0;
  }
  noscript > audio {
    width: 100%;
  }
  @media (scripting: none) {
    margin-bottom: var(--s-6);

    > :not(noscript) {
      display: none;
    }
  }
`;

/** Keeps its space while it is disabled. */
const VolumeBox = styled.div`
  flex: 1;
  max-width: 260px;
  min-width: 0;

  &[data-awake='false'] {
    visibility: hidden;
  }
`;
