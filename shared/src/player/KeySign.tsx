const LOUDSPEAKER = 'M3 9h4l6-5v16l-6-5H3z';

const SIGNS = {
  play: { viewBox: '0 0 18 20', path: 'M1 0l17 10L1 20z' },
  pause: { viewBox: '0 0 18 20', path: 'M2 1h5v18H2zM11 1h5v18h-5z' },
  sound: { viewBox: '0 0 24 24', path: `${LOUDSPEAKER}M17 8.500q3 3.500 0 7M19.500 5.500q6 6.500 0 13` },
  muted: { viewBox: '0 0 24 24', path: `${LOUDSPEAKER}M17 9l6 6M23 9l-6 6` },
} as const;

/** The drawing on a key; its words are the key's own label. */
export function KeySign({ sign }: { sign: keyof typeof SIGNS }) {
  const { viewBox, path } = SIGNS[sign];
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
