import { createContext, type ContextType } from 'react';
import { Boundary, type BoundaryProps } from './ErrorBoundary.tsx';

/** Receives the key of a unit that threw while rendering, and the error. */
export const UnitErrorContext = createContext<(key: string, error: unknown) => void>(() => {});

interface UnitBoundaryProps extends BoundaryProps {
  /** Unit key. */
  unit: string;
}

/** Confines an error of a remote to its place on the page, and reports it to `UnitErrorContext`. */
export class UnitBoundary extends Boundary<UnitBoundaryProps> {
  static override contextType = UnitErrorContext;
  declare context: ContextType<typeof UnitErrorContext>;

  override componentDidCatch(error: unknown): void {
    this.context(this.props.unit, error);
  }
}
