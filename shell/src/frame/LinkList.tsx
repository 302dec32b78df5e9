import type { NavigationLink } from './navigation.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

/** Links of the frame, one below the other. `title` is what they have in common, for those who hear the page. */
export function LinkList({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <ul aria-label={title}>
      {links.map((link) => (
        <li key={link.href}>
          <NavigationAnchor link={link} />
        </li>
      ))}
    </ul>
  );
}
