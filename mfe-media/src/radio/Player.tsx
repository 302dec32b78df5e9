import type { Player as SitePlayer, Programme } from '@meadowlark/shared/contract/player.ts';
import { useAwake } from '@meadowlark/shared/design/use-awake.ts';
import { KeySign } from '@meadowlark/shared/player/KeySign.tsx';
import { PlayButton } from '@meadowlark/shared/player/PlayButton.tsx';
import { playKey } from '@meadowlark/shared/player/play-key.ts';
import { usePlayer } from '@meadowlark/shared/player/use-player.ts';
import { Volume } from '@meadowlark/shared/player/Volume.tsx';
import { styled } from 'styled-components';
import { PlayerStatus } from './PlayerStatus.tsx';

/**
 * The keys of the radio. While scripts are on their way the play key is a link to the stream, so that it never is a
 * dead button; where scripts are off the browser's own player stands in the same room.
 */
export function Player({ player, programme }: { player: SitePlayer; programme: Programme }) {
  const awake = useAwake();
  const state = usePlayer(player);
  const press = () => (state.phase === 'stopped' ? player.play(programme) : player.stop());
  return (
    <>
      <Keys>
        <noscript>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live stream has none */}
          <audio controls preload="none" src={programme.src} />
        </noscript>
        {awake ? (
          <PlayButton phase={state.phase} size={80} onPress={press} />
        ) : (
          <PlayLink href={programme.src} target="_blank" rel="noopener" aria-label="Play" data-wake="">
            <KeySign sign="play" />
          </PlayLink>
        )}
        <Loudness data-awake={awake}>
          <Volume player={player} state={state} />
        </Loudness>
      </Keys>
      <PlayerStatus state={state} />
    </>
  );
}

const PlayLink = styled.a`
  ${playKey}
`;

const Keys = styled.div`
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

/** Its room is kept while it cannot be used. */
const Loudness = styled.div`
  flex: 1;
  max-width: 260px;
  min-width: 0;

  &[data-awake='false'] {
    visibility: hidden;
  }
`;
