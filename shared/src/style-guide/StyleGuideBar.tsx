import { styled } from 'styled-components';
import { Oxford } from '../design/layout/Oxford.tsx';
import { NameplateDrawings, Wordmark } from '../design/pictures/Wordmark.tsx';
import { Wrap } from '../design/layout/Wrap.tsx';
import { CHAPTERS } from './chapters.ts';

/** The themes that the style guide can be shown in; `system` follows the reader's own setting. */
const STYLE_GUIDE_THEMES = ['system', 'light', 'dark'] as const;

export type StyleGuideTheme = (typeof STYLE_GUIDE_THEMES)[number];

/** The theme that `?theme=` requests. */
export function readTheme(search: string): StyleGuideTheme {
  const requested = new URLSearchParams(search).get('theme');
  return STYLE_GUIDE_THEMES.find((theme) => theme === requested) ?? 'system';
}

const TOKENS = [
  { id: 'color', title: 'Color' },
  { id: 'type', title: 'Type' },
  { id: 'space', title: 'Space' },
];

/** Wordmark, links to the chapters, and the choice of theme. */
export function StyleGuideBar({ theme }: { theme: StyleGuideTheme }) {
  return (
    <header>
      <NameplateDrawings />
      <Wrap>
        <Row>
          <a href="?" aria-label="The Omaha Meadowlark, style guide">
            <Wordmark form="line" />
          </a>
          <nav aria-label="Theme">
            {STYLE_GUIDE_THEMES.map((choice) => (
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
    text-decoration-line: underline;
  }
  svg {
    height: 26px;
  }
`;
