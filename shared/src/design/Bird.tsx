import birdUrl from './pictures/bird.svg';

/** The meadowlark. Decoration only; the drawing is a file, so no script carries it. */
export function Bird({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="4 2 90 96" aria-hidden="true">
      <use href={`${birdUrl}#bird`} />
    </svg>
  );
}
