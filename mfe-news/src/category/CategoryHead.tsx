import { SECTIONS, STANDFIRSTS, type CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';

export function CategoryHead({ category }: { category: CategoryKey }) {
  return <PageHead title={SECTIONS[category].title} standfirst={STANDFIRSTS[category]} />;
}
