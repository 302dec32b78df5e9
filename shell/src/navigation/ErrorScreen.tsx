import { Component, type ReactNode } from 'react';

interface ErrorScreenProps {
  /** What is inside belongs to this: another one gets another chance. */
  of: unknown;
  screen: ReactNode;
  children: ReactNode;
}

/** Shows an error screen in the place of what threw (specification, section 8). */
export class ErrorScreen extends Component<ErrorScreenProps, { of: unknown; failed: boolean }> {
  override state = { of: this.props.of, failed: false };

  static getDerivedStateFromProps({ of }: ErrorScreenProps, state: { of: unknown }) {
    return of === state.of ? null : { of, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.screen : this.props.children;
  }
}
