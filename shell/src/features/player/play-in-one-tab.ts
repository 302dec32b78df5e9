import type { Player } from '@meadowlark/shared/contract/player.ts';

/**
 * Playing in one tab of the site stops the others: two would play the same, seconds apart, and load it twice. Returns a
 * function that ends this.
 */
export function playInOneTab(player: Player): () => void {
  const tabs = new BroadcastChannel('player');
  let wasOn = false;
  const tell = (): void => {
    const isOn = player.state().phase !== 'stopped';
    // The lint rule is for windows: a channel has no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (isOn && !wasOn) tabs.postMessage('on');
    wasOn = isOn;
  };
  tabs.addEventListener('message', player.stop);
  tell();
  const unsubscribe = player.subscribe(tell);
  return () => {
    unsubscribe();
    tabs.close();
  };
}
