import { styled } from 'styled-components';
import { Oxford } from '../design/Oxford.tsx';
import { Wordmark } from '../design/Wordmark.tsx';
import { Wrap } from '../design/Wrap.tsx';
import { CHAPTERS } from './chapters.ts';
import { SHEET_THEMES, type SheetTheme } from './sheet-theme.ts';

const TOKENS = [
  { id: 'colour', title: 'Colour' },
  { id: 'type', title: 'Type' },
  { id: 'room', title: 'Room' },
];

/** Name of the paper, the way to every chapter, and the choice of ground. */
export function SheetBar({ theme }: { theme: SheetTheme }) {
  return (
    <header>
      <Wrap>
        <Row>
          <a href="?" aria-label="The Omaha Meadowlark, specimen sheet">
            <Wordmark form="line" />
          </a>
          <nav aria-label="Theme">
            {SHEET_THEMES.map((choice) => (
              <a key={choice} href={`?theme=${choice}`} aria-current={choice === theme ? 'true' : undefined}>
                {choice}
              </a>
            ))}
          </nav>
        </Row>
        <Row>
          <nav aria-label="Chapters">
            {[...TOKENS, ...CHAPTERS].map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        </Row>
        <Oxford />
      </Wrap>
    </header>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-5);
  min-height: 64px;

  & + & {
    min-height: 0;
    border-top: 1px solid var(--rule);
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-5);
    font: var(--text-ui);
    text-transform: capitalize;
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
  }
  nav a:hover,
  nav a[aria-current] {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }
  svg {
    height: 26px;
  }
`;
