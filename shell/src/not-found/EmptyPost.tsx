import { styled } from 'styled-components';

/** A fence at sunrise, and on its post nobody: the bird of the masthead has flown, with the page. */
export function EmptyPost() {
  return (
    <Drawing viewBox="0 0 480 200" aria-hidden="true">
      <path d="M250 158a62 62 0 0 1 124 0z" fill="var(--accent)" />
      <path d="M0 158h480" stroke="var(--rule-firm)" strokeWidth="2" />
      <g fill="none" stroke="var(--ink-soft)" strokeWidth="1.5">
        <path d="M0 96q60 12 128 2t176 4 176-8M0 128q60 10 128 2t176 4 176-6" />
        <path d="M52 98l6 10m-6 0l6-10m166-12l6 10m-6 0l6-10m176 2l6 10m-6 0l6-10" />
      </g>
      <path d="M120 200V76l9-5 9 5v124zM440 200v-98l7-4 7 4v98z" fill="var(--ink)" />
      <path d="M131 58q6-12 4-24M142 62q14-10 18-24M118 58q-6-9-5-18" {...TAKE_OFF} />
    </Drawing>
  );
}

const TAKE_OFF = {
  fill: 'none',
  stroke: 'var(--accent-deep)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
} as const;

const Drawing = styled.svg`
  width: 100%;
  max-width: 480px;
`;
