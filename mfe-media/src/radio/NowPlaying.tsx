import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';

export function NowPlaying() {
  return (
    <Now>
      <h2>Now Playing</h2>
      <p>The live stream of {SITE.name}. It goes on while you read the rest of the paper.</p>
      <p>If you hear nothing, press play once more: browsers wait for a click before they start sound.</p>
    </Now>
  );
}

const Now = styled.div`
  display: grid;
  gap: var(--s-1);
  margin-top: auto;
  padding-top: var(--s-4);
  border-top: 1px solid var(--rule);

  h2 {
    font: var(--text-kicker);
    letter-spacing: normal;
    color: var(--accent);
  }
  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  @media (scripting: none) {
    > :nth-child(n + 2) {
      display: none;
    }
    > :last-child {
      display: block;
    }
  }
`;
