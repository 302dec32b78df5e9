import { styled } from 'styled-components';
import { TEXT_SIZES } from './text-size.ts';

const SIZE_NAMES = { '1': 'Usual', '2': 'Larger', '3': 'Largest' } as const;

/**
 * Text size, share, save and read aloud, above an article. All of them need a script, so the row reserves its space and
 * `offer-tools.ts` shows it; without scripts there is none.
 */
export function ReadingTools() {
  return (
    <Row data-reading="" role="group" aria-label="Reading">
      <button type="button" data-listen="">
        <span>Listen</span>
        <span>Stop</span>
      </button>
      <span role="group" aria-label="Text size">
        {TEXT_SIZES.map((size) => (
          <button key={size} type="button" data-text-size={size} aria-label={`${SIZE_NAMES[size]} text`}>
            A
          </button>
        ))}
      </span>
      <button type="button" data-share="">
        <span>Share</span>
        <span>Link copied</span>
      </button>
      <button type="button" data-save="" aria-pressed="false">
        <span>Save</span>
        <span>Saved</span>
      </button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  visibility: hidden;
  font: var(--text-meta);
  margin-left: -12px;

  html[data-tools] & {
    visibility: visible;
  }
  html:not([data-tools~='share']) & [data-share],
  html:not([data-tools~='listen']) & [data-listen] {
    visibility: hidden;
  }
  > span {
    display: flex;
    align-items: baseline;
  }
  /* A browser without a local voice has no such button: its space is at the open end of the row. */
  > [data-listen] {
    order: 1;
  }
  button:not([data-done], [aria-pressed='true']) > :nth-child(2),
  :is([data-done], [aria-pressed='true']) > :nth-child(2n + 1):not(:only-child) {
    display: none;
  }
  button {
    min-width: var(--tap);
    min-height: var(--tap);
    /* All on one line, even at 320 px. */
    padding: 0 min(12px, 2.5vw);
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }
  [data-text-size] {
    font: 580 1rem/1 var(--serif);
  }
  [data-text-size='2'] {
    font-size: 1.25rem;
  }
  [data-text-size='3'] {
    font-size: 1.5rem;
  }
  button:hover,
  [aria-pressed='true'] {
    text-decoration-line: underline;
    text-underline-offset: 5px;
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  @media (min-width: 48em) {
    margin-inline: auto -12px;

    > [data-listen] {
      order: 0;
    }
  }
  @media (scripting: none), print {
    display: none;
  }
`;
