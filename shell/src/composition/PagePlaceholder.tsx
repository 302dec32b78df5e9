import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';

/**
 * Shown while a page loads. As tall as the screen, so that the footer is below it and does not move when the page arrives.
 */
export function PagePlaceholder({ text }: { text?: string | undefined }) {
  return (
    <div data-pending="" aria-busy style={{ minHeight: '100vh' }}>
      {text && (
        <Wrap>
          <p role="status" style={{ font: 'var(--text-ui)', paddingBlock: 'var(--s-3)' }}>
            {text}
          </p>
        </Wrap>
      )}
    </div>
  );
}
