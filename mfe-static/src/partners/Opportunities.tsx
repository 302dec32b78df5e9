import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { styled } from 'styled-components';

/** Sample texts: terms of every partnership. */
const TERMS = [
  {
    title: 'What a partner brings',
    text: 'Something readers need and we cannot make ourselves: a course, a room, a season of concerts, a map of free ice rinks.',
  },
  {
    title: 'What a partner gets',
    text: 'A place that is plainly marked, beside the news and not in it, and a count of readers at the end of the season.',
  },
  {
    title: 'What no partner gets',
    text: 'A look at a story before it runs, a story that would not have run, or a say in the one that did.',
  },
] as const;

/** The offer and the button on one side, the terms on the other. */
export function Opportunities() {
  return (
    <Ground aria-labelledby="opportunities">
      <div>
        <h2 id="opportunities">Partnership Opportunities</h2>
        <p>
          If you teach, play, build or grow something in Omaha that people should know about, write to us.
          Most partnerships here began with half a page.
        </p>
        <ButtonLink href="/contact">Get in Touch</ButtonLink>
      </div>
      <dl>
        {TERMS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Ground>
  );
}

const Ground = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--s-7);
  margin-top: var(--s-7);
  padding: var(--s-5) var(--s-4);
  border-top: 4px solid var(--accent);
  background: var(--ground-tint);
  break-inside: avoid;

  h2 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
  }
  p {
    max-width: 30rem;
    padding-block: var(--s-2) var(--s-5);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  dl > div {
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
  }
  dl > :first-child {
    padding-top: 0;
    border-top: 0;
  }
  dl > :last-child {
    padding-bottom: 0;
  }
  dt {
    font: var(--hed-6);
  }
  dd {
    padding-top: var(--s-1);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    padding: var(--s-6);
  }
`;
