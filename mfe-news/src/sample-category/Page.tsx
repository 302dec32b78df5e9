import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { Notice } from '@meadowlark/shared/design/Notice.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { CATEGORIES } from '../categories.ts';
import type { SampleCategoryData } from './load.ts';

/** Three sample cards, with advertising above and below (specification, "Static category pages"). */
export function Page({ data: { category, stories } }: PageProps<SampleCategoryData>) {
  const { title, standfirst } = CATEGORIES[category];
  return (
    <Wrap data-section={category}>
      <PageHead title={title} standfirst={standfirst} split />
      <Notice label="Sample">These three stories show how the section will look. They are not news.</Notice>
      <AdSlot size="banner" position={1} />
      <Columns layout="three">
        {stories.map((story) => (
          <Story key={story.id} rank="card" story={story} level={2} />
        ))}
      </Columns>
      <AdSlot size="banner" position={2} />
    </Wrap>
  );
}
