import type { Player, Programme } from '../contract/player.ts';

/**
 * Puts the programme on the lock screen and obeys the media keys, where the browser can. A live stream cannot be held:
 * pause is stop, and play begins at what is on the air then. Returns how to let go.
 */
export function connectMediaSession(player: Player): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  let shown: Programme | null = null;

  const show = () => {
    const { programme, phase } = player.state();
    if (programme === null) return;
    if (programme !== shown) session.metadata = describe(programme);
    shown = programme;
    session.playbackState = phase === 'stopped' ? 'paused' : 'playing';
  };
  const resume = () => {
    const { programme, phase } = player.state();
    if (programme !== null && phase === 'stopped') player.play(programme);
  };

  session.setActionHandler('play', resume);
  session.setActionHandler('pause', player.stop);
  session.setActionHandler('stop', player.stop);
  const unsubscribe = player.subscribe(show);
  return () => {
    unsubscribe();
    for (const action of ['play', 'pause', 'stop'] as const) session.setActionHandler(action, null);
  };
}

function describe({ title, subtitle, artwork }: Programme): MediaMetadata {
  return new MediaMetadata({
    title,
    artist: subtitle,
    ...(artwork && { artwork: [{ src: artwork, sizes: '512x512', type: 'image/png' }] }),
  });
}
