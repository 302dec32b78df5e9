import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** What the children show; another value resets the error. */
  of: unknown;
  /** Shown in the place of children that throw. */
  screen: ReactNode;
  children: ReactNode;
}

/**
 * Replaces children that throw by an error screen (specification, section 8). They are tried once more before: what threw may
 * be the page before, as it was taken out. React knows no place for that but the page which is there by then.
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
