import { Heading, type HeadingLevel } from './Heading.tsx';

interface Props {
  level: HeadingLevel;
  title: string;
  /** Where it leads. Null when there is nothing to read behind it. */
  href: string | null;
}

/** A story's headline. How large it is, its story's rank says. */
export function Headline({ level, title, href }: Props) {
  return <Heading level={level}>{href === null ? title : <a href={href}>{title}</a>}</Heading>;
}
