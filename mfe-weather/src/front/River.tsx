import { styled } from 'styled-components';
import type { RiverView } from './river-view.ts';

/** The river's stage in words, and on a scale with the stages of flood. */
export function River({ river }: { river: RiverView }) {
  const { name, feet, read, state, isFlood, expected, scale } = river;
  return (
    <Both>
      <div>
        <Stage>
          <strong>{feet}</strong> feet
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
  const at = (feet: number) => ((feet - least) / (most - least)) * 100;
  return (
    <Gauge>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="12" />
        <rect width={at(now)} height="12" data-water="" />
        {marks.map(({ text, feet }) => (
          <path key={text} d={`M${at(feet)} 0v12`} />
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

  strong {
    font: 580 3.5rem/3.5rem var(--serif);
    letter-spacing: -0.03em;
    font-variant-numeric: lining-nums;
  }
`;

const Gauge = styled.div`
  svg {
    width: 100%;
    height: 20px;
    fill: var(--ground-tint);
    stroke: var(--ink-soft);
    stroke-width: 2;
  }
  rect {
    stroke: none;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  [data-water] {
    fill: var(--section);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: var(--s-2) var(--s-4);
    padding-top: var(--s-3);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
`;
