import { useLayoutEffect } from 'react';
import { PageHead } from '../design/layout/PageHead.tsx';
import { Wrap } from '../design/layout/Wrap.tsx';
import { ChapterTitle } from './ChapterTitle.tsx';
import { CHAPTERS } from './chapters.ts';
import { Colors } from './Colors.tsx';
import { forcePseudoStates } from './force-pseudo-states.ts';
import type { Token } from './read-tokens.ts';
import { Spacing } from './Spacing.tsx';
import { StyleGuideBar, type StyleGuideTheme } from './StyleGuideBar.tsx';
import { SpecimenView } from './SpecimenView.tsx';
import { TypeRanks } from './TypeRanks.tsx';

interface Props {
  theme: StyleGuideTheme;
  tokens: readonly Token[];
}

/** Every token and every component of the design library, in all situations and states. */
export function StyleGuide({ theme, tokens }: Props) {
  // After the first render all styles are in the document.
  useLayoutEffect(forcePseudoStates, []);
  return (
    <>
      <StyleGuideBar theme={theme} />
      <Wrap as="main">
        <PageHead
          title="Style guide"
          standfirst="Every token and every component of the paper's design library. All stories and names on this page are samples."
        />
        <Colors tokens={tokens} />
        <TypeRanks tokens={tokens} />
        <Spacing tokens={tokens} />
        {CHAPTERS.map(({ id, title, specimens }) => (
          <section key={id} aria-labelledby={id}>
            <ChapterTitle id={id}>{title}</ChapterTitle>
            {specimens.map((specimen) => (
              <SpecimenView key={specimen.name} specimen={specimen} />
            ))}
          </section>
        ))}
      </Wrap>
    </>
  );
}
