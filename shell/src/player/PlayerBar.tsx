import type { Player } from '@meadowlark/shared/contract/player.ts';
import { CloseButton } from '@meadowlark/shared/design/CloseButton.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { connectMediaSession } from '@meadowlark/shared/player/media-session.ts';
import { PlayButton } from '@meadowlark/shared/player/PlayButton.tsx';
import { usePlayer } from '@meadowlark/shared/player/use-player.ts';
import { Volume } from '@meadowlark/shared/player/Volume.tsx';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { PlayerLine } from './PlayerLine.tsx';
import { RoomAtFoot } from './RoomAtFoot.tsx';
import { useBarShown } from './use-bar-shown.ts';

/**
 * The small player at the foot of the window, while something plays that belongs to another page. It stands in the
 * flow after the footer and sticks to the window's edge, so that it moves nothing and the end of the page can be read.
 */
export function PlayerBar({ player }: { player: Player }) {
  const state = usePlayer(player);
  const [shown, dismiss] = useBarShown(state);
  useEffect(() => connectMediaSession(player), [player]);

  const { programme } = state;
  if (!shown || programme === null) return null;
  const close = () => {
    player.stop();
    dismiss();
    // The pressed key is gone; the keyboard goes on at the page.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  return (
    <Bar aria-label={`${programme.title} player`} data-ground="night">
      <RoomAtFoot />
      <Row>
        <PlayButton
          phase={state.phase}
          size={44}
          onPress={() => (state.phase === 'stopped' ? player.play(programme) : player.stop())}
        />
        <PlayerLine programme={programme} state={state} />
        <BarVolume player={player} state={state} />
        <CloseButton label="Stop and close the player" onClick={close} />
      </Row>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 4;
  border-top: 4px solid var(--accent);
  padding-bottom: env(safe-area-inset-bottom);

  @media print {
    display: none;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 64px;

  /* The cross, not the room around it, ends where the text area ends. */
  > :last-child {
    margin-right: -14px;
  }
`;

/** Phones have keys for the volume; here the mute key is enough. */
const BarVolume = styled(Volume)`
  flex: none;

  @media (max-width: 767.98px) {
    input {
      display: none;
    }
  }
  @media (min-width: 768px) {
    width: 180px;
  }
`;
