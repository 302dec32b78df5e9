import birdUrl from './bird.svg';

interface Props {
  /** `outline`: the bird's shape in the color of the text, as on a plate. */
  form?: 'full' | 'outline';
}

/** The meadowlark, as decoration. The drawing is a separate file, so that scripts do not contain it. */
export function Bird({ form = 'full' }: Props) {
  return (
    <svg viewBox="4 2 90 96" aria-hidden="true">
      <use href={`${birdUrl}#${form === 'full' ? 'bird' : 'outline'}`} />
    </svg>
  );
}
