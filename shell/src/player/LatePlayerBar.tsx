import type { Player } from '@meadowlark/shared/contract/player.ts';
import { usePlayer } from '@meadowlark/shared/player/use-player.ts';
import { useEffect, useState, type ComponentType } from 'react';

/** The bar, whose script is fetched when something plays for the first time: few readers of a paper listen to it. */
export function LatePlayerBar({ player }: { player: Player }) {
  const wanted = usePlayer(player).programme !== null;
  const [bar, setBar] = useState<{ PlayerBar: ComponentType<{ player: Player }> } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    // Without it the sound goes on, and the radio page has the keys.
    void import(/* webpackChunkName: "player-bar" */ './PlayerBar.tsx').then(setBar, () => undefined);
  }, [wanted]);
  return bar && <bar.PlayerBar player={player} />;
}
