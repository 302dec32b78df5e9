import { useLocation } from 'react-router-dom';
import type { NavigationLink } from './navigation.ts';

/** A link of the frame. The one that leads to where the reader is says so; one that leads elsewhere gives no referrer. */
export function NavigationAnchor({ link, ...rest }: { link: NavigationLink; 'data-section'?: string }) {
  const { pathname } = useLocation();
  const outside = /^https?:/.test(link.href);
  return (
    <a
      href={link.href}
      aria-current={pathname === link.href ? 'page' : undefined}
      {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    >
      {link.text}
    </a>
  );
}
