import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqData } from './load.ts';

/**
 * The last typed query, and its history entry: after following a link in an answer, the reader can return to the results.
 */
let left = { key: '', query: '' };

/**
 * The current query: first the URL's, then what the reader types. New data (back, a link to /faq) resets it to the URL's,
 * except that of the search that was sent last.
 */
export function useTypedQuery(data: FaqData, field: RefObject<HTMLInputElement | null>) {
  const { key } = useLocation();
  const [shown, setShown] = useState(data);
  const [query, setQuery] = useState(left.key === key ? left.query : data.query);
  const [sent, send] = useState<string | null>(null);
  if (shown !== data) {
    setShown(data);
    send(null);
    // While a search loads, the reader may type on.
    if (data.query !== sent) setQuery(data.query);
  }
  // The reader may have typed before this script loaded; the field's text wins. An update without a change is not sent: React
  // would process it late, after the next page's data, and undo theirs.
  useEffect(() => {
    const input = field.current;
    if (input && input.value !== input.defaultValue) setQuery(input.value);
  }, [field]);
  const type = (typed: string) => {
    left = { key, query: typed };
    setQuery(typed);
  };
  return [query, type, send] as const;
}
