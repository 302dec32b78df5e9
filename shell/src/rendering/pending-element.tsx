import type { PendingProps } from '@meadowlark/shared/contract/page.ts';
import type { ComponentType, ReactNode } from 'react';

/** The pending text of a page, marked so that it can be hidden if no script replaces it. */
export function pendingElement(Pending: ComponentType<PendingProps>, props: PendingProps): ReactNode {
  return (
    <div data-pending="">
      <Pending {...props} />
    </div>
  );
}
