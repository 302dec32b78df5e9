import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Identifies what the children show; a new value resets the error. */
  of: unknown;
  /** Replaces children that throw. */
  screen: ReactNode;
  children: ReactNode;
}

/**
 * Replaces children that throw by an error screen (specification, section 8), after one retry: the error may come from the
 * previous page while it unmounts, and React then reports it in the boundary of the new page.
 */
export function ErrorBoundary(props: BoundaryProps) {
  return <Boundary {...props} screen={<Boundary {...props} />} />;
}

export class Boundary<Props extends BoundaryProps = BoundaryProps> extends Component<
  Props,
  { of: unknown; failed: boolean }
> {
  override state = { of: this.props.of, failed: false };

  static getDerivedStateFromProps({ of }: BoundaryProps, state: { of: unknown }) {
    return of === state.of ? null : { of, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.screen : this.props.children;
  }
}
