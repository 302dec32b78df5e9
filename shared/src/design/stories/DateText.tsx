interface Props {
  /** A day or an instant in ISO 8601; null if unknown. */
  iso: string | null;
  text: string;
}

/** A date for readers, and as a `<time>` for machines if it is known. */
export function DateText({ iso, text }: Props) {
  return iso === null ? text : <time dateTime={iso}>{text}</time>;
}
