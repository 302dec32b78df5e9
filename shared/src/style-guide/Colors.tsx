import { styled } from 'styled-components';
import { ChapterTitle } from './ChapterTitle.tsx';
import type { Token } from './read-tokens.ts';

const COLOR = /^--(ground|ink|rule|accent|danger|focus|plate|hue)/;

/** Every color in both themes, side by side, with its purpose. */
export function Colors({ tokens }: { tokens: readonly Token[] }) {
  const colors = tokens.filter(({ name }) => COLOR.test(name));
  return (
    <section aria-labelledby="color">
      <ChapterTitle id="color">Color</ChapterTitle>
      <Themes>
        {(['light', 'dark'] as const).map((theme) => (
          <Ground key={theme} data-theme={theme}>
            {colors.map(({ name, value, note }) => (
              <li key={name}>
                <Patch style={{ background: `var(${name})` }} />
                <b>{name.slice(2)}</b>
                <span>
                  {valueIn(theme, value)}
                  {note !== '' && `, ${note}`}
                </span>
              </li>
            ))}
          </Ground>
        ))}
      </Themes>
    </section>
  );
}

/** The theme's half of `light-dark(one, other)`, or the value of both themes. */
function valueIn(theme: 'light' | 'dark', value: string): string {
  const halves = /^light-dark\((.+), (.+)\)$/.exec(value);
  return halves?.[theme === 'light' ? 1 : 2] ?? value;
}

const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
`;

const Ground = styled.ul`
  padding: var(--s-4);
  background: var(--ground);
  color: var(--ink);
  border: 1px solid var(--rule);

  > li {
    display: grid;
    grid-template: auto auto / 72px minmax(0, 1fr);
    gap: 0 var(--s-4);
    padding-block: var(--s-1);
    font: var(--text-meta);
  }
  b {
    align-self: end;
    font-weight: 600;
  }
  li > span {
    color: var(--ink-faint);
  }
`;

const Patch = styled.div`
  grid-row: 1 / 3;
  height: 40px;
  border: 1px solid var(--rule);
`;
