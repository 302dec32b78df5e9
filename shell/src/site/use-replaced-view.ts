import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { preserveUnitState } from '../browser/preserve-unit-state.ts';
import type { MountedView } from '../composition/mounted-view.ts';

/** The view to show: the one that arrived, or its replacement after a unit failed in this browser. */
export function useReplacedView(arrived: MountedView) {
  const [replaced, setReplaced] = useState({ of: arrived, by: arrived });
  const shown = replaced.of === arrived ? replaced.by : arrived;

  const replace = useCallback(
    (by: MountedView) => {
      const restore = preserveUnitState();
      flushSync(() => setReplaced({ of: arrived, by }));
      restore();
    },
    [arrived],
  );
  useEffect(() => {
    let isMounted = true;
    void arrived.replacement?.then((by) => isMounted && replace(by));
    return () => {
      isMounted = false;
    };
  }, [arrived, replace]);
  const onFailed = useCallback(
    (key: string, error: unknown) => void shown.recover?.(key, error).then(replace),
    [shown, replace],
  );
  return { shown, onFailed };
}
