import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Sky } from '../service/sky.ts';

/** A line drawing of the sky, beside text. Without a sky its space stays empty. */
export function SkyDrawing({ sky }: { sky: Sky | null }) {
  return (
    <Lines viewBox="0 0 32 32" aria-hidden="true" data-sky={sky}>
      {sky !== null && DRAWINGS[sky]}
    </Lines>
  );
}

const CLOUD = 'M9 24a5 5 0 0 1-.6-9.96 7 7 0 0 1 13.5-1.5A5.8 5.8 0 0 1 23 24Z';
/** The same cloud, higher, with space for rain or snow. */
const HIGH_CLOUD = 'M9 19.5a5 5 0 0 1-.6-9.96 7 7 0 0 1 13.5-1.5A5.8 5.8 0 0 1 23 19.5Z';
const RAYS =
  'M16 3.5v3M16 25.5v3M3.5 16h3M25.5 16h3M7.2 7.2l2.1 2.1M22.7 22.7l2.1 2.1M7.2 24.8l2.1-2.1M22.7 9.3l2.1-2.1';
const MOON = 'M25 19.5A10.5 10.5 0 0 1 12.5 7a10.5 10.5 0 1 0 12.5 12.5Z';

const DRAWINGS: Record<Sky, ReactNode> = {
  sun: (
    <g data-warm="">
      <circle cx="16" cy="16" r="5.5" />
      <path d={RAYS} />
    </g>
  ),
  moon: <path d={MOON} />,
  'some-sun': (
    <>
      <g data-warm="">
        <path d="M12.6 10.2a5 5 0 0 1 9.4 0" transform="rotate(14 20 10) translate(3 -1)" />
        <path d="M20.5 2v2.4M27.7 5.2 26 6.9M13.4 5.2l1.7 1.7M30 12.6h-2.4" />
      </g>
      <path d={CLOUD} />
    </>
  ),
  'some-moon': (
    <>
      <path d="M20.2 7.6A5 5 0 0 1 23 3a6.5 6.5 0 0 1 4.4 10.4" />
      <path d={CLOUD} />
    </>
  ),
  cloud: (
    <>
      <path d={CLOUD} />
      <path d="M19.5 6.2a5.5 5.5 0 0 1 7.2 6.6" />
    </>
  ),
  fog: (
    <>
      <path d="M8 15a5 5 0 0 1 .4-5 7 7 0 0 1 13.5-1.5A5.8 5.8 0 0 1 27.4 15" />
      <path d="M4 19h24M7 23.5h18M10 28h12" />
    </>
  ),
  rain: (
    <>
      <path d={HIGH_CLOUD} />
      <path d="m11 23-1.7 4.5M17 23l-1.7 4.5M23 23l-1.7 4.5" />
    </>
  ),
  storm: (
    <>
      <path d={HIGH_CLOUD} />
      <path d="m17.5 20-4 5.5h5L15 31" data-warm="" />
    </>
  ),
  snow: (
    <>
      <path d={HIGH_CLOUD} />
      <path d="M10 23v4m-1.8-3 3.6 2m0-2-3.6 2M21 23v4m-1.8-3 3.6 2m0-2-3.6 2M15.5 26v4m-1.8-3 3.6 2m0-2-3.6 2" />
    </>
  ),
  ice: (
    <>
      <path d={HIGH_CLOUD} />
      <path d="m10.8 23-1.6 4.5M22.8 23l-1.6 4.5M16 24v4m-1.8-3 3.6 2m0-2-3.6 2" />
    </>
  ),
  wind: (
    <path d="M3.5 12.5h15a4 4 0 1 0-3.8-5.2M3.5 17.5h21a3.8 3.8 0 1 1-3.6 5M3.5 22.5h9.5a3 3 0 1 1-2.8 4" />
  ),
};

const Lines = styled.svg`
  flex: none;
  width: 32px;
  height: 32px;
  fill: none;
  stroke: var(--ink-soft);
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-warm] {
    stroke: var(--accent-deep);
  }
`;
