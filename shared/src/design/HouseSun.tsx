/** The hour the paper is named for: the sun on the line of the plains, and its light on the river. */
export function HouseSun() {
  return (
    <svg viewBox="0 0 300 300" aria-hidden="true">
      <path d="M40 150a110 110 0 0 1 220 0z" fill="var(--accent)" />
      <path
        d="M20 150h260M50 168h200M78 186h144M70 204h120M112 222h96M104 240h64M132 258h44"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
      />
    </svg>
  );
}
