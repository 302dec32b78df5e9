import { Component, createContext, type ContextType, type ReactNode } from 'react';
import type { UnitComponent } from './mounted-view.ts';

/** Receives the key of a unit that threw while rendering, and the error. */
export const UnitErrorContext = createContext<(key: string, error: unknown) => void>(() => {});

interface UnitBoundaryProps {
  /** Unit key. */
  unit: string;
  /** The component inside; another component resets the error. */
  of: UnitComponent;
  fallback: ReactNode;
  children: ReactNode;
}

interface UnitBoundaryState {
  of: UnitComponent;
  failed: boolean;
}

/** Limits an error of a remote to its place on the page, and reports it to `UnitErrorContext`. */
export class UnitBoundary extends Component<UnitBoundaryProps, UnitBoundaryState> {
  static override contextType = UnitErrorContext;
  declare context: ContextType<typeof UnitErrorContext>;
  override state: UnitBoundaryState = { of: this.props.of, failed: false };

  static getDerivedStateFromProps(
    { of }: UnitBoundaryProps,
    state: UnitBoundaryState,
  ): UnitBoundaryState | null {
    return of === state.of ? null : { of, failed: false };
  }

  static getDerivedStateFromError(): Partial<UnitBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context(this.props.unit, error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
