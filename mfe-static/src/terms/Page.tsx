import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import type { LegalData } from '../legal/legal-text.ts';
import { LegalPage } from '../legal/LegalPage.tsx';

export function Page({ data }: PageProps<LegalData>) {
  return <LegalPage {...data} />;
}
