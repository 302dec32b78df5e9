import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { ErrorWords } from './ErrorWords.tsx';

/** The error screen inside the frame: a navigation brought nothing, and the rest of the site is a link away. */
export function PageError() {
  return (
    <Wrap>
      <ErrorWords />
    </Wrap>
  );
}
