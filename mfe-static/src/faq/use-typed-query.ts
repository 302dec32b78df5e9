import { type RefObject, useEffect, useState } from 'react';
import type { FaqData } from './load.ts';

/**
 * What the reader is looking for: at first what the address says, then what is typed. Every new view of the page (a
 * search sent off, the way back, a link to /faq) brings new data and starts from its address again.
 */
export function useTypedQuery(data: FaqData, field: RefObject<HTMLInputElement | null>) {
  const [shown, setShown] = useState(data);
  const [query, setQuery] = useState(data.query);
  if (shown !== data) {
    setShown(data);
    setQuery(data.query);
  }
  // Someone may have typed before this script arrived; what stands in the field then counts.
  useEffect(() => {
    if (field.current) setQuery(field.current.value);
  }, [field]);
  return [query, setQuery] as const;
}
