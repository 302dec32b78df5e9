import birdUrl from './pictures/bird.svg';

interface Props {
  /** `outline`: the bird's shape alone, in the colour of the text, as on a plate. */
  form?: 'full' | 'outline';
  className?: string | undefined;
}

/** The meadowlark. Decoration only; the drawing is a file, so no script carries it. */
export function Bird({ form = 'full', className }: Props) {
  return (
    <svg className={className} viewBox="4 2 90 96" aria-hidden="true">
      <use href={`${birdUrl}#${form === 'full' ? 'bird' : 'outline'}`} />
    </svg>
  );
}
