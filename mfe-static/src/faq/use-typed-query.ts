import { type RefObject, useEffect, useState } from 'react';
import type { FaqData } from './load.ts';

/**
 * The current query: first the URL's, then what the reader types. New data (a search, back, a link to /faq) resets it
 * to the URL's.
 */
export function useTypedQuery(data: FaqData, field: RefObject<HTMLInputElement | null>) {
  const [shown, setShown] = useState(data);
  const [query, setQuery] = useState(data.query);
  if (shown !== data) {
    setShown(data);
    setQuery(data.query);
  }
  // The reader may have typed before this script loaded; the field's text wins.
  useEffect(() => {
    if (field.current) setQuery(field.current.value);
  }, [field]);
  return [query, setQuery] as const;
}
