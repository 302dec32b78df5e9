import { Component, type ErrorInfo, type ReactNode } from 'react';

interface UnitBoundaryProps {
  unit: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error of one remote inside its place. The error is reported under the unit's key, so that it has an owner. */
export class UnitBoundary extends Component<UnitBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportError(
      new Error(`The unit ${this.props.unit} failed while rendering.${info.componentStack ?? ''}`, {
        cause: error,
      }),
    );
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
