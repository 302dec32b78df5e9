import { useLayoutEffect } from 'react';
import { PageHead } from '../design/PageHead.tsx';
import { Wrap } from '../design/Wrap.tsx';
import { ChapterTitle } from './ChapterTitle.tsx';
import { CHAPTERS } from './chapters.ts';
import { Colours } from './Colours.tsx';
import { holdStates } from './hold-states.ts';
import type { Token } from './read-tokens.ts';
import { Room } from './Room.tsx';
import { SheetBar } from './SheetBar.tsx';
import type { SheetTheme } from './sheet-theme.ts';
import { SpecimenView } from './SpecimenView.tsx';
import { TypeRanks } from './TypeRanks.tsx';

interface Props {
  theme: SheetTheme;
  tokens: readonly Token[];
}

/** The specimen sheet: every token and every component of the design library, in all situations and states. */
export function Sheet({ theme, tokens }: Props) {
  // After the first render all styles are there, and their rules can be made to hold still.
  useLayoutEffect(holdStates, []);
  return (
    <>
      <SheetBar theme={theme} />
      <Wrap as="main">
        <PageHead
          title="Specimen sheet"
          standfirst="Every token and every component of the paper's design library. All stories and names on this sheet are samples."
          split
        />
        <Colours tokens={tokens} />
        <TypeRanks tokens={tokens} />
        <Room tokens={tokens} />
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
