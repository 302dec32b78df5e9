import type { Player, RadioProgram } from '../contract/player.ts';

/**
 * Shows the program on the lock screen and responds to media keys, if the browser supports it. A live stream cannot be
 * paused: pause stops it, and play starts it again. Returns a function that disconnects.
 */
export function connectMediaSession(player: Player): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  let shown: RadioProgram | null = null;

  const show = () => {
    const { program, phase } = player.state();
    if (program === null) return;
    if (program !== shown) session.metadata = describe(program);
    shown = program;
    session.playbackState = phase === 'stopped' ? 'paused' : 'playing';
  };
  const resume = () => {
    const { program, phase } = player.state();
    if (program !== null && phase === 'stopped') player.play(program);
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

function describe({ title, subtitle, artwork }: RadioProgram): MediaMetadata {
  return new MediaMetadata({
    title,
    artist: subtitle,
    ...(artwork && { artwork: [{ src: artwork, sizes: '512x512', type: 'image/png' }] }),
  });
}
