import { styled } from 'styled-components';
import type { RiverView } from './river-view.ts';

/** The river's stage in words, and on a scale with the flood stages. */
export function River({ river }: { river: RiverView }) {
  const { name, feet, read, state, isFlood, expected, scale } = river;
  return (
    <Both>
      <div>
        <Stage>
          <strong>{feet}</strong> <span>feet</span>
        </Stage>
        <p>
          <time dateTime={read.iso}>{read.text}</time>: {name}.
        </p>
        {state !== null && <p data-flood={isFlood || undefined}>{state}</p>}
        {expected !== null && <p>{expected}</p>}
      </div>
      {scale !== null && <Scale scale={scale} />}
    </Both>
  );
}

function Scale({ scale: { least, most, now, marks } }: { scale: NonNullable<RiverView['scale']> }) {
  const at = (feet: number) => `${((feet - least) / (most - least)) * 100}%`;
  return (
    <Gauge>
      <svg aria-hidden="true">
        <rect width="100%" height="20" y="18" />
        <rect width={at(now)} height="20" y="18" data-water="" />
        {/* Numbers alternate below and above, because stages are close together. */}
        {marks.map(({ text, feet }, i) => (
          <g key={text}>
            <line x1={at(feet)} x2={at(feet)} y1={i % 2 ? 14 : 18} y2={i % 2 ? 38 : 42} />
            <text x={at(feet)} y={i % 2 ? 11 : 44} dominantBaseline={i % 2 ? undefined : 'hanging'}>
              {feet}
            </text>
          </g>
        ))}
      </svg>
      <ul>
        {marks.map(({ text, feet }) => (
          <li key={text}>
            {text} <b>{feet} feet</b>
          </li>
        ))}
      </ul>
    </Gauge>
  );
}

const Both = styled.div`
  display: grid;
  gap: var(--s-5) var(--gap);
  padding-bottom: var(--s-6);
  font: var(--text-excerpt);
  break-inside: avoid;

  [data-flood] {
    font-weight: 650;
    color: var(--danger);
  }
  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Stage = styled.p`
  padding-bottom: var(--s-2);
  font: var(--hed-5);

  /* Below the number: beside it, it would move when the number's font arrives. */
  strong,
  span {
    display: block;
  }
  strong {
    font: 580 3.5rem/1 var(--serif);
    letter-spacing: -0.03em;
    font-variant-numeric: lining-nums;
  }
`;

const Gauge = styled.div`
  svg {
    width: 100%;
    /* Large numbers need more space: below the scale, and above it in the gap. */
    height: calc(44px + 0.75rem);
    overflow: visible;
  }
  rect {
    fill: var(--ground-tint);
    @media print {
      stroke: var(--rule);
    }
  }
  line {
    stroke: var(--ink-soft);
    stroke-width: 2;
  }
  text {
    fill: var(--ink-soft);
    font: var(--text-label);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  [data-water] {
    fill: var(--section);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: var(--s-2) var(--s-4);
    padding-top: var(--s-2);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
`;
