import { styled } from 'styled-components';
import { ChapterTitle } from './ChapterTitle.tsx';
import type { Token } from './read-tokens.ts';

const STEP = /^--s-\d$/;
/** Tokens in the chapters on color and type. */
const OTHER_CHAPTERS = /^--(ground|ink|rule|accent|danger|focus|plate|hue|hed|text|serif|sans|mono)/;
/** In pixels. */
const BREAKPOINTS = [480, 768, 1024, 1280];

/** The steps of space to scale, and every other token by name and value. */
export function Spacing({ tokens }: { tokens: readonly Token[] }) {
  const others = tokens.filter(({ name }) => !STEP.test(name) && !OTHER_CHAPTERS.test(name));
  return (
    <section aria-labelledby="space">
      <ChapterTitle id="space">Space</ChapterTitle>
      <Steps>
        {tokens
          .filter(({ name }) => STEP.test(name))
          .map(({ name, value }) => (
            <li key={name}>
              <Square style={{ width: value, height: value }} />
              <b>{name.slice(2)}</b> {value}
            </li>
          ))}
      </Steps>
      <Measures>
        {others.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name.slice(2)}</dt>
            <dd>
              {value}
              {note !== '' && <span>, {note}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>breakpoints</dt>
          <dd>{BREAKPOINTS.map((width) => `${width}px`).join(', ')}</dd>
        </div>
      </Measures>
    </section>
  );
}

const Steps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-5);
  font: var(--text-label);
  color: var(--ink-faint);

  b {
    font-weight: 600;
    color: var(--ink);
  }
`;

const Square = styled.div`
  margin-bottom: var(--s-2);
  background: var(--accent);
`;

const Measures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 0 var(--gap);
  padding-top: var(--s-6);
  font: var(--text-meta);

  > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    padding-block: var(--s-2);
    border-top: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`;
