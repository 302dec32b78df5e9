import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { useLocation } from 'react-router-dom';
import type { NavigationLink } from './navigation.ts';
import { sectionOf } from './section-of.ts';

/**
 * A link of the frame. The one that leads to where the reader is says so, as does the one to the section the page
 * belongs to; one that leads elsewhere opens beside the paper and gives no referrer.
 */
export function NavigationAnchor({ link, ...rest }: { link: NavigationLink; 'data-section'?: string }) {
  const { pathname } = useLocation();
  const outside = /^https?:/.test(link.href);
  return (
    <a
      href={link.href}
      aria-current={pathname === link.href ? 'page' : sectionOf(pathname) === link.href ? 'true' : undefined}
      {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    >
      {link.text}
      {outside && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}
