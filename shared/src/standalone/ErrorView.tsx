import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { StatusLine } from '../design/states/StatusLine.tsx';

interface Props {
  children: ReactNode;
}

interface State {
  thrown: { error: unknown } | null;
}

/** Error boundary that shows the error instead of the unit. */
export class ErrorView extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return (
      <Box>
        <StatusLine tone="error">{messageOf(thrown.error)}</StatusLine>
        <p>On the site, readers get a text in the place of this unit.</p>
        {thrown.error instanceof Error && (
          // Focusable, so that a keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre tabIndex={0}>{thrown.error.stack}</pre>
        )}
      </Box>
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

const Box = styled.div`
  padding: var(--s-5) var(--gutter);
  font: var(--text-ui);

  pre {
    margin-top: var(--s-4);
    padding: var(--s-4);
    overflow-x: auto;
    background: var(--ground-tint);
    font:
      14px/1.5 ui-monospace,
      monospace;
  }
`;
