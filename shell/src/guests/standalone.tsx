import '@meadowlark/shared/design/tokens.css';
import '@meadowlark/shared/standalone/faces.css';
import '@meadowlark/shared/design/global.css';
import '@meadowlark/shared/design/late.css';
import { readLook } from '@meadowlark/shared/standalone/standalone-address.ts';
import { Component, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readGuestQuery } from './alone-address.ts';
import { loadAlone } from './load-alone.tsx';

/*
 * Shows a page of a guest alone, because its build has no standalone page. Title, room and placeholders come from the
 * shell, so this page is part of the shell's release, as remotes have theirs.
 */

/** Set on the main part once the page is shown as chosen; not if it failed. */
const ARRIVED = 'data-arrived';

function Arrived({ Page }: { Page: ComponentType }) {
  useLayoutEffect(() => document.querySelector('main')?.setAttribute(ARRIVED, ''), []);
  return <Page />;
}

/** A guest that throws shows its error, because this page is for developers. */
class ErrorText extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <pre role="alert">{textOf(this.state.error)}</pre>
    );
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : 'It threw something that is not an error.';
}

async function start(): Promise<void> {
  const { theme } = readLook(location.search);
  if (theme) document.documentElement.dataset['theme'] = theme;
  const chosen = readGuestQuery(location.search);
  document.title = `${chosen.page} | ${chosen.guest}`;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  try {
    const Page = await loadAlone(chosen);
    root.render(
      <ErrorText>
        <Arrived Page={Page} />
      </ErrorText>,
    );
  } catch (error) {
    root.render(<pre role="alert">{textOf(error)}</pre>);
  }
}

void start();
