import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
let works: boolean | undefined;

/**
 * False where a page may not set the volume, as on iPhones, where only the keys of the phone may: a slider would be dead
 * there. The server's HTML assumes that it may.
 */
export function useVolumeWorks(): boolean {
  return useSyncExternalStore(never, volumeWorks, () => true);
}

function volumeWorks(): boolean {
  if (works === undefined) {
    const audio = document.createElement('audio');
    audio.volume = 0.5;
    works = audio.volume === 0.5;
  }
  return works;
}
