import type { NavigationLink } from './navigation.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

/** Links of the frame, one below the other. */
export function LinkList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <NavigationAnchor link={link} />
        </li>
      ))}
    </ul>
  );
}
