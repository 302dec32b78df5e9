interface Props {
  /** A day or an instant in ISO 8601; null where nobody can tell what the source meant. */
  iso: string | null;
  text: string;
}

/** A date as readers see it, told to machines as well where it is certain. */
export function DateText({ iso, text }: Props) {
  return iso === null ? text : <time dateTime={iso}>{text}</time>;
}
