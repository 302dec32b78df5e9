import stackedUrl from './wordmark-stacked.svg';
import lineUrl from './wordmark.svg';

const FORMS = {
  line: { url: lineUrl, viewBox: '0 -72 1163.4 74' },
  stacked: { url: stackedUrl, viewBox: '0 -112 593.4 114' },
} as const;

interface Props {
  form: keyof typeof FORMS;
  className?: string | undefined;
}

/**
 * The name of the paper as a drawing, on one line or two, in the color of the text. Set its height; the width follows.
 * It is hidden from screen readers, so label the link around it.
 */
export function Wordmark({ form, className }: Props) {
  const { url, viewBox } = FORMS[form];
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use href={`${url}#wordmark`} />
    </svg>
  );
}
