import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { Prose } from '@meadowlark/shared/design/Prose.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { styled } from 'styled-components';
import { Sheet } from '../parts/Sheet.tsx';
import { LAST_UPDATED } from './last-updated.ts';
import type { LegalData } from './legal-text.ts';
import { LegalIndex } from './LegalIndex.tsx';

const Text = styled(Prose)`
  padding-top: 0;
`;

const Updated = styled.p`
  font: var(--text-ui);
  color: var(--ink-faint);
`;

/** The one form of both legal pages: text in the main column, its headings as links beside it. */
export function LegalPage({ title, standfirst, sections }: LegalData) {
  const rail = (
    <>
      <LegalIndex sections={sections} />
      <AdSlot size="box" position={1} />
    </>
  );

  return (
    <Sheet lastAd={2}>
      <PageHead title={title} standfirst={standfirst} />
      <WithRail rail={rail}>
        <Text>
          <Updated>Last updated: {LAST_UPDATED}</Updated>
          {sections.flatMap(({ id, title: heading, paragraphs, points }) => [
            <h2 key={id} id={id}>
              {heading}
            </h2>,
            ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
            points && (
              <ul key={`${id} points`}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          ])}
        </Text>
      </WithRail>
    </Sheet>
  );
}
