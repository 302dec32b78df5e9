import type { PostDate } from '../functions/post-date.ts';

/** A date, and the time if the post has one: `November 1, 2026, 6:30 a.m.` */
export function DateAndTime({ iso, text, time }: PostDate) {
  return (
    <>
      {iso === null ? text : <time dateTime={iso}>{text}</time>}
      {/* The time stays on one line. */}
      {time !== null && `, ${time.replace(' ', '\u00A0')}`}
    </>
  );
}
