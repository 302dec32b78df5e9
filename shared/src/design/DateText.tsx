import type { DateView } from './story-view.ts';

/** A day as readers write it, with the moment that machines read. The words are made in `load`, the same for all. */
export function DateText({ date }: { date: DateView }) {
  return <time dateTime={date.iso}>{date.text}</time>;
}
