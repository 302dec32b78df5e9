import { SECTIONS, STANDFIRSTS, type CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';

/** Characters. A longer title takes the full width, with the standfirst below. */
const MAX_SPLIT_TITLE = 14;

export function CategoryHead({ category }: { category: CategoryKey }) {
  const { title } = SECTIONS[category];
  return (
    <PageHead title={title} standfirst={STANDFIRSTS[category]} split={title.length <= MAX_SPLIT_TITLE} />
  );
}
