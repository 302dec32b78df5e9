import { createContext, type ContextType } from 'react';
import { Boundary, type BoundaryProps } from './ErrorBoundary.tsx';

/** Receives the key of a unit that threw while rendering, and the error. */
export const UnitErrorContext = createContext<(key: string, error: unknown) => void>(() => {});

interface UnitBoundaryProps extends BoundaryProps {
  /** Unit key. */
  unit: string;
}

/** How many units a document mounts again: one that throws whenever it is mounted must end. */
let remounts = 20;

/**
 * Confines an error of a remote to its place on the page, and reports it to `UnitErrorContext`. Where a translator or an
 * extension has moved what React removes or places, the unit is mounted again, and no release is to blame.
 */
export class UnitBoundary extends Boundary<UnitBoundaryProps> {
  static override contextType = UnitErrorContext;
  declare context: ContextType<typeof UnitErrorContext>;

  static override getDerivedStateFromError(error?: Partial<Error> | null) {
    return { failed: error?.name !== 'NotFoundError' || (remounts -= 1) < 0 };
  }

  override componentDidCatch(error: unknown): void {
    if (this.state.failed) this.context(this.props.unit, error);
  }
}
