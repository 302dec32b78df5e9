import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { CATEGORIES } from '../categories.ts';

/** Longer titles want the whole width; the standfirst then stands below. */
const FITS_BESIDE = 14;

/** Title and standfirst of a category. */
export function CategoryHead({ category }: { category: CategoryKey }) {
  const { title, standfirst } = CATEGORIES[category];
  return <PageHead title={title} standfirst={standfirst} split={title.length <= FITS_BESIDE} />;
}
