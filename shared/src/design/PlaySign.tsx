/** A triangle that points to the right. */
export function PlaySign() {
  return (
    <svg viewBox="0 0 18 20" width="16" height="18" fill="currentColor" aria-hidden="true">
      <path d="M1 0l17 10L1 20z" />
    </svg>
  );
}
