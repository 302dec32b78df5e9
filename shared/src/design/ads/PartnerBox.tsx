import { styled } from 'styled-components';
import { Heading } from '../text/Heading.tsx';
import { TextLink } from '../controls/TextLink.tsx';

interface Props {
  /** Marks it as not being news: 'From our partners'. */
  label: string;
  title: string;
  text: string;
  link: { href: string; text: string };
  level?: 2 | 3;
}

/** A partner's message, set apart from the news. */
export function PartnerBox({ label, title, text, link, level = 3 }: Props) {
  return (
    <Box aria-label={`${label}: ${title}`}>
      <Label>{label}</Label>
      <Heading level={level}>{title}</Heading>
      <Text>{text}</Text>
      <TextLink href={link.href}>{link.text}</TextLink>
    </Box>
  );
}

const Box = styled.aside`
  padding: var(--s-4);
  border-top: 4px solid var(--accent);
  background: var(--ground-tint);
  font: var(--text-ui);

  > h2,
  > h3 {
    padding-top: var(--s-1);
    font: var(--hed-4);
    letter-spacing: normal;
  }
  > a {
    font-weight: 600;
  }
`;

const Label = styled.p`
  font: var(--text-label);
  color: var(--ink-faint);
`;

const Text = styled.p`
  padding-block: var(--s-2) var(--s-3);
  font: var(--text-excerpt);
  color: var(--ink-soft);
`;
