import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { carryOver } from '../browser/carry-over.ts';
import type { MountedView } from './mounted-view.ts';

/** The view to be shown: what arrived, or what took its place since because a unit of it did not work in this browser. */
export function useMended(arrived: MountedView) {
  const [mended, setMended] = useState({ of: arrived, by: arrived });
  const shown = mended.of === arrived ? mended.by : arrived;

  const replace = useCallback(
    (by: MountedView) => {
      const again = carryOver();
      flushSync(() => setMended({ of: arrived, by }));
      again();
    },
    [arrived],
  );
  useEffect(() => {
    let isShown = true;
    void arrived.better?.then((by) => isShown && replace(by));
    return () => {
      isShown = false;
    };
  }, [arrived, replace]);
  const onFailed = useCallback(
    (key: string, error: unknown) => void shown.mend?.(key, error).then(replace),
    [shown, replace],
  );
  return { shown, onFailed };
}
