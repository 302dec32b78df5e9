import { keyframes, styled } from 'styled-components';

interface Props {
  tone: 'plain' | 'loading' | 'error';
  children: string;
}

/**
 * One line of status, announced by screen readers. Errors are red; nothing else on the site is. Text that changes has an
 * element to itself: where a translator has replaced it, React would throw if it had a sibling.
 */
export function StatusLine({ tone, children }: Props) {
  return (
    <Line data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {tone === 'loading' && <Wait aria-hidden="true" />}
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--s-3);
  padding-block: var(--s-3);
  font: var(--text-ui);
  color: var(--ink-soft);

  &[data-tone='error'] {
    padding-inline: var(--s-4);
    border-top: 2px solid;
    background: var(--danger-ground);
    color: var(--danger);
    font-weight: 600;
  }
`;

const slide = keyframes`
  to { background-position: 100%; }
`;

const Wait = styled.span`
  flex: none;
  align-self: center;
  width: 48px;
  height: 4px;
  background: linear-gradient(var(--accent) 0 0) 0 / 16px 4px no-repeat var(--plate);
  animation: ${slide} 1.6s ease-in-out infinite alternate;
`;
