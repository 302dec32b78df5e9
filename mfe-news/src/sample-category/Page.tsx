import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Notice } from '@meadowlark/shared/design/Notice.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { CategoryHead } from '../category/CategoryHead.tsx';
import { Opening } from '../stories/Opening.tsx';
import type { SampleCategoryData } from './sample-category-data.ts';

/** Three sample cards, with advertising above and below (specification, "Static category pages"). */
export function Page({ data: { category, stories } }: PageProps<SampleCategoryData>) {
  return (
    <Wrap data-section={category}>
      <CategoryHead category={category} />
      <Notice label="Sample">These three stories show how the section will look. They are not news.</Notice>
      <AdSlot size="banner" position={1} />
      <Opening stories={stories} level={2} eager />
      <AdSlot size="banner" position={2} />
    </Wrap>
  );
}
