import type { Player, PlayerState, RadioProgram } from '@meadowlark/shared/contract/player.ts';
import { CloseButton } from '@meadowlark/shared/design/controls/CloseButton.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { connectMediaSession } from '@meadowlark/shared/player/media-session.ts';
import { PlayButton } from '@meadowlark/shared/player/PlayButton.tsx';
import { usePlayer } from '@meadowlark/shared/player/use-player.ts';
import { Volume } from '@meadowlark/shared/player/Volume.tsx';
import { useEffect, useState } from 'react';
import { usePageLocation } from '../../composition/page-location.ts';
import { createGlobalStyle, styled } from 'styled-components';
import { playInOneTab } from './play-in-one-tab.ts';

/**
 * The player at the bottom of the window, while a program of another page plays. It is sticky after the footer, so it moves
 * nothing and does not cover the end of the page.
 */
export function PlayerBar({ player }: { player: Player }) {
  const state = usePlayer(player);
  const [shown, dismiss] = useBarShown(state);
  useEffect(() => connectMediaSession(player), [player]);
  useEffect(() => playInOneTab(player), [player]);

  const { program } = state;
  if (!shown || program === null) return null;
  const close = () => {
    player.stop();
    dismiss();
    // The focused button is gone: the focus moves to the page.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  return (
    <Bar aria-label={`${program.title} player`} data-ground="night">
      <PlayerClearance />
      <Row>
        <PlayButton
          phase={state.phase}
          size={44}
          onPress={() => (state.phase === 'stopped' ? player.play(program) : player.stop())}
        />
        <PlayerLine program={program} state={state} />
        <BarVolume player={player} state={state} />
        <CloseButton label="Stop and close the player" onClick={close} />
      </Row>
    </Bar>
  );
}

/**
 * The bar appears when a program plays on a page other than its own. It stays, playing or paused, until it is closed or
 * the reader returns to that page, which has larger controls.
 */
function useBarShown({ program, phase }: PlayerState): [shown: boolean, dismiss: () => void] {
  const { pathname } = usePageLocation();
  const [shown, setShown] = useState(false);
  const isElsewhere = program !== null && pathname !== program.href;
  if (shown && !isElsewhere) setShown(false);
  if (!shown && isElsewhere && phase !== 'stopped') setShown(true);
  return [shown, () => setShown(false)];
}

/** A link to the program's page, and below it the state of the stream. */
function PlayerLine({ program, state }: { program: RadioProgram; state: PlayerState }) {
  return (
    <Line>
      <a href={program.href}>{program.title}</a>
      <span role="status">{statusText(program, state)}</span>
    </Line>
  );
}

function statusText({ subtitle }: RadioProgram, { phase, problem }: PlayerState): string {
  if (problem !== null) return problem;
  return phase === 'starting' ? 'Connecting to the stream...' : subtitle;
}

const Line = styled.p`
  min-width: 0;
  margin-right: auto;

  a {
    display: inline-block;
    padding-block: 12px;
    margin-block: -12px;
    font: var(--text-ui);
    font-weight: 600;
  }
  a:hover {
    text-decoration-line: underline;
  }
  span {
    display: block;
    font: var(--text-meta);
    color: var(--ink-soft);
  }
`;

/**
 * While the bar is shown, focused elements scroll to above it, and other elements at the bottom avoid it through
 * `--player-room`.
 */
const PlayerClearance = createGlobalStyle`
  :root {
    --player-room: 68px;
    scroll-padding-bottom: calc(var(--player-room) + var(--s-3));
  }
`;

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

  /* Aligns the cross itself, not its touch target, with the text area. */
  > :last-child {
    margin-right: -14px;
  }
`;

/** Phones have volume keys, so the slider is hidden there. */
const BarVolume = styled(Volume)`
  flex: none;

  @media (max-width: 47.99em) {
    input {
      display: none;
    }
  }
  @media (min-width: 48em) {
    width: 180px;
  }
`;
