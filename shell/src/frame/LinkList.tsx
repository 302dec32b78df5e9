import type { MenuItem } from './menu-links.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

/** A list of links of the frame. `title` labels it for screen readers. */
export function LinkList({ title, links }: { title: string; links: readonly MenuItem[] }) {
  return (
    <ul aria-label={title}>
      {links.map((link) => (
        <li key={link.text}>
          {link.href === null ? <span>{link.text}</span> : <NavigationAnchor link={link} />}
        </li>
      ))}
    </ul>
  );
}
