import { styled } from 'styled-components';
import type { HourView } from './hour-view.ts';
import type { FrontData } from './load.ts';
import { SkyDrawing } from './SkyDrawing.tsx';

/** This hour in large type, beside the forecaster's texts for today and tonight. */
export function Now({ hour, outlook }: { hour: HourView | undefined; outlook: FrontData['outlook'] }) {
  return (
    <Lead aria-label="Now">
      {hour && (
        <Hour>
          <SkyDrawing sky={hour.sky} />
          <p>
            {hour.fahrenheit !== null && <strong>{`${hour.fahrenheit}°`}</strong>}
            <span>{hour.words}</span>
            {hour.wind !== null && <small>Wind {hour.wind}</small>}
          </p>
        </Hour>
      )}
      {outlook.map(({ name, text }, i) => (
        <Outlook key={i}>
          <h2>{name}</h2>
          <p>{text}</p>
        </Outlook>
      ))}
    </Lead>
  );
}

const Lead = styled.section`
  display: grid;
  gap: var(--s-5) var(--gap);
  padding-bottom: var(--s-6);
  /* Hides the hairline before the first column. */
  clip-path: inset(-8px);

  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr);
  }
`;

const Hour = styled.div`
  display: flex;
  /* Not centered: the drawing is painted before the last line of text has come. */
  align-items: flex-start;
  gap: var(--s-5);

  > svg {
    width: 88px;
    height: 88px;
    stroke-width: 1.1;
  }
  strong {
    display: block;
    font: 580 4rem/1 var(--serif);
    letter-spacing: -0.03em;
    font-variant-numeric: lining-nums;
  }
  span {
    display: block;
    font: var(--hed-5);
  }
  /* A block: beside the strut of another font, its line would change height when that font arrives. */
  small {
    display: block;
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  @media (min-width: 48em) and (max-width: 63.99em) {
    grid-column: 1 / -1;
  }
`;

const Outlook = styled.div`
  position: relative;

  h2 {
    padding-bottom: var(--s-1);
    font: var(--text-kicker);
    color: var(--section);
  }
  p {
    font: var(--text-excerpt);
    overflow-wrap: anywhere;
  }
  @media (min-width: 48em) {
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 calc(var(--gap) / -2);
      border-left: 1px solid var(--rule);
    }
  }
`;
