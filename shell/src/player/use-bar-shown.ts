import type { PlayerState } from '@meadowlark/shared/contract/player.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The bar comes when something plays on a page other than its own, and stays, playing or paused, until it is closed or
 * the reader is back on that page, which has the larger keys.
 */
export function useBarShown({ programme, phase }: PlayerState): [shown: boolean, dismiss: () => void] {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(false);
  const away = programme !== null && pathname !== programme.href;
  if (shown && !away) setShown(false);
  if (!shown && away && phase !== 'stopped') setShown(true);
  return [shown, () => setShown(false)];
}
