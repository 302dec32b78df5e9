const LOUDSPEAKER = 'M3 9h4l6-5v16l-6-5H3z';

const ICONS = {
  play: { viewBox: '0 0 18 20', path: 'M1 0l17 10L1 20z' },
  pause: { viewBox: '0 0 18 20', path: 'M2 1h5v18H2zM11 1h5v18h-5z' },
  sound: { viewBox: '0 0 24 24', path: `${LOUDSPEAKER}M17 8.500q3 3.500 0 7M19.500 5.500q6 6.500 0 13` },
  muted: { viewBox: '0 0 24 24', path: `${LOUDSPEAKER}M17 9l6 6M23 9l-6 6` },
} as const;

interface Props {
  icon: keyof typeof ICONS;
}

/** The icon of a player button, which names itself. */
export function PlayerIcon({ icon }: Props) {
  const { viewBox, path } = ICONS[icon];
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
