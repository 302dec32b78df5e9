import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the children show; another value resets the error. */
  of: unknown;
  screen: ReactNode;
  children: ReactNode;
}

/** Replaces children that throw by an error screen (specification, section 8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { of: unknown; failed: boolean }> {
  override state = { of: this.props.of, failed: false };

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: { of: unknown }) {
    return of === state.of ? null : { of, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.screen : this.props.children;
  }
}
