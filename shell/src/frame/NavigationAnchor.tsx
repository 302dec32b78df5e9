import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { useContext, type ReactNode } from 'react';
import { usePageLocation } from '../composition/page-location.ts';
import { SectionContext } from './frame-contexts.ts';
import type { MenuLink } from './menu-links.ts';

/**
 * A link of the frame. Links to the current page and its section have `aria-current`. Links to other sites open in a new
 * tab without a referrer.
 */
export function NavigationAnchor({ link }: { link: MenuLink }) {
  const { pathname } = usePageLocation();
  const section = useContext(SectionContext);
  const outside = /^https?:/.test(link.href);
  return (
    <a
      href={link.href}
      aria-current={pathname === link.href ? 'page' : section === link.href ? 'true' : undefined}
      {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {withBreak(link.text)}
      {outside && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}

/**
 * An email address that is too long for its column breaks after its @, not inside a word. The link may be a flex box, in
 * which each part would be an item.
 */
function withBreak(text: string): ReactNode {
  const [name, host] = text.split('@');
  if (host === undefined) return text;
  return (
    <span>
      {`${name}@`}
      <wbr />
      {host}
    </span>
  );
}
