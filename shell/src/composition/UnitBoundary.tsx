import { Component, type ContextType, type ReactNode } from 'react';
import { UnitFailed } from './unit-failed.ts';
import type { UnitComponent } from './mounted-view.ts';

interface UnitBoundaryProps {
  /** Unit key. */
  unit: string;
  /** The component that is inside: another one gets another chance. */
  of: UnitComponent;
  fallback: ReactNode;
  children: ReactNode;
}

interface UnitBoundaryState {
  of: UnitComponent;
  failed: boolean;
}

/** Keeps an error of one remote inside its place, and tells who mounted it. */
export class UnitBoundary extends Component<UnitBoundaryProps, UnitBoundaryState> {
  static override contextType = UnitFailed;
  declare context: ContextType<typeof UnitFailed>;
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
