import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { DEFAULT_VOLUME, VOLUME_STEP } from './player-state.ts';

interface Props {
  volume: number;
  onChange: (volume: number) => void;
}

export function VolumeSlider({ volume, onChange }: Props) {
  return (
    <Slider
      type="range"
      min={0}
      max={1}
      step={VOLUME_STEP}
      value={volume}
      aria-label="Volume"
      aria-valuetext={`${Math.round(volume * 100)} percent`}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      style={filledTo(volume)}
    />
  );
}

/** The default is in the style sheet: the content security policy refuses style attributes in the server's HTML. */
function filledTo(volume: number): CSSProperties | undefined {
  if (volume === DEFAULT_VOLUME) return undefined;
  return { '--at': `${Math.round(volume * 100)}%` } as CSSProperties;
}

const track = css`
  height: 4px;
  background: linear-gradient(to right, var(--accent) var(--at), var(--rule-control) 0);
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const thumb = css`
  width: 20px;
  height: 20px;
  border: 0;
  border-radius: var(--round);
  background: var(--accent);
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const Slider = styled.input`
  --at: ${DEFAULT_VOLUME * 100}%;
  appearance: none;
  width: 100%;
  height: var(--tap);
  margin: 0;
  background: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: -8px;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
`;
