import type { Player } from '@meadowlark/shared/contract/player.ts';
import { usePlayer } from '@meadowlark/shared/player/use-player.ts';
import { useEffect, useState, type ComponentType } from 'react';

/** Loads the player bar on first playback: few readers use it. */
export function LatePlayerBar({ player }: { player: Player }) {
  const isPlaying = usePlayer(player).program !== null;
  const [bar, setBar] = useState<{ PlayerBar: ComponentType<{ player: Player }> } | null>(null);
  useEffect(() => {
    if (!isPlaying) return;
    // If it fails, the sound continues, and the radio page has the controls.
    void import(/* webpackChunkName: "player-bar" */ './PlayerBar.tsx').then(setBar, () => undefined);
  }, [isPlaying]);
  return bar && <bar.PlayerBar player={player} />;
}
