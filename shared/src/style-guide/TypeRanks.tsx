import { styled } from 'styled-components';
import { ChapterTitle } from './ChapterTitle.tsx';
import type { Token } from './read-tokens.ts';

const FONT = /^--(serif|serif-fallback|sans|mono)$/;
const RANK = /^--(hed|text)-/;

/** Samples of every headline and text style, and of the fonts. */
export function TypeRanks({ tokens }: { tokens: readonly Token[] }) {
  return (
    <section aria-labelledby="type">
      <ChapterTitle id="type">Type</ChapterTitle>
      <Lines>
        {tokens
          .filter(({ name }) => RANK.test(name))
          .map(({ name, note }) => (
            <li key={name}>
              <p style={{ font: `var(${name})` }}>Up before sunrise, from 0 to 123,456,789</p>
              <Name>
                <b>{name.slice(2)}</b> {note}
              </Name>
            </li>
          ))}
        {tokens
          .filter(({ name }) => FONT.test(name))
          .map(({ name, value }) => (
            <li key={name}>
              <p style={{ font: `400 1.25rem/1.4 var(${name})` }}>
                ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 “&amp;” ¶ § € — … fi fl{' '}
                <em>Up early for Omaha</em>
              </p>
              <Name>
                <b>{name.slice(2)}</b> {value}
              </Name>
            </li>
          ))}
      </Lines>
    </section>
  );
}

const Lines = styled.ul`
  > li {
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
  }
`;

const Name = styled.p`
  padding-top: var(--s-1);
  font: var(--text-label);
  color: var(--ink-faint);

  b {
    padding-right: var(--s-2);
    font-weight: 600;
    color: var(--ink);
  }
`;
