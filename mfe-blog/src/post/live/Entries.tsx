import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import { Body } from '../body/Body.tsx';
import { DateAndTime } from '../DateAndTime.tsx';
import type { EntryView, LiveView } from './live-wire.ts';

interface Props {
  live: LiveView;
  /** URL of the post. */
  path: string;
}

/**
 * The entries of a live post, newest first. While it is live, `data-live-post` makes the shell follow it: the shell puts new
 * entries into the empty `data-later`, and its button into the status (docs/writing-a-remote.md). React does not touch empty
 * elements.
 */
export function Entries({ live: { ended, isQuiet, asOf, entries }, path }: Props) {
  const [newest] = entries;
  return (
    <List aria-label="Entries" {...(ended === null && { 'data-live-post': path })}>
      <Bar>
        {ended === null ? !isQuiet && <b>Live</b> : <b data-over="">Ended</b>}
        {newest && (
          <span>
            Updated{' '}
            <span data-updated="">
              <DateAndTime {...newest.date} />
            </span>
          </span>
        )}
        <span role="status" />
      </Bar>
      {ended === null && (
        <Made>
          <span>
            As of <DateAndTime {...asOf} /> <TextLink href={path}>Load the newest</TextLink>
          </span>
          <span>New entries are announced here. Nothing moves until you ask for them.</span>
        </Made>
      )}
      <div data-later="" />
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </List>
  );
}

function Entry({ entry: { id, date, title, body } }: { entry: EntryView }) {
  return (
    <article id={id} data-entry={date.iso} aria-labelledby={`${id}-title`}>
      <p>
        {/* With its day even today: tabs stay open over midnight, and only new entries are rendered later. */}
        <a href={`#${id}`}>
          <DateAndTime {...date} />
        </a>
      </p>
      <h2 id={`${id}-title`} dir="auto" data-read="">
        {title}
      </h2>
      <Body nodes={body} />
    </article>
  );
}

/* Rules do not use classes of entries: a later entry may come from another release. */
const List = styled.section`
  max-width: var(--measure);
  margin-top: var(--s-6);
  overflow-wrap: anywhere;

  article {
    font: var(--text-body);
    padding-block: var(--s-5);
    border-top: 1px solid var(--rule);
    scroll-margin-top: calc(var(--tap) + var(--s-4));
  }
  article:target {
    background: linear-gradient(var(--accent) 0 0) 0 0 / 48px 3px no-repeat;
  }
  article > p {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  article > p a {
    display: inline-block;
    padding-block: var(--s-3);
    margin-block: calc(-1 * var(--s-3));
  }
  h2 {
    padding-top: var(--s-1);
    /* Follows the reader's text size. */
    font: 580 1.1em/1.2 var(--serif);
    letter-spacing: normal;
  }
  article [data-prose] {
    padding-top: var(--s-3);
  }
  /* The next entry's hairline also ends the table. */
  [data-prose] > section:last-child tr:last-child > td {
    border-bottom: 0;
  }
  h2:focus {
    outline: none;
  }
  @media print {
    max-width: none;

    article [data-prose] {
      columns: 1;
    }
    article {
      break-inside: avoid;
    }
  }
`;

/* Stays visible, and always has the height of the button, so that nothing moves when the button comes. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  height: calc(var(--tap) + var(--s-2));
  border-top: 2px solid var(--rule-firm);
  border-bottom: 1px solid var(--rule);
  background: var(--ground);
  font: var(--text-meta);
  color: var(--ink-soft);

  b {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    font: var(--text-kicker);
    color: var(--danger);
  }
  b::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: currentcolor;
  }
  b[data-over] {
    color: var(--ink-soft);
  }
  b[data-over]::before {
    border-radius: 0;
  }
  /* Fixed width, so that its text does not move when the count changes. */
  [role='status'] {
    position: absolute;
    right: 0;
    width: 10rem;
  }
  [role='status']:not(:empty) {
    background: var(--ground);
  }
  button {
    width: 100%;
    min-height: var(--tap);
    padding: 0 var(--s-4);
    text-align: left;
    border: 1px solid var(--ink);
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--ground);
    font: var(--text-ui);
    font-weight: 600;
    cursor: pointer;
  }
  button:hover {
    background: var(--ink-soft);
  }
  /* Both do not fit. */
  @media (max-width: 29.99em) {
    &:has(button) > b + span {
      visibility: hidden;
    }
  }
  @media (forced-colors: active) {
    b::before {
      border: 5px solid;
    }
  }
  @media print {
    position: static;

    button {
      display: none;
    }
  }
`;

/* Two texts in one place: one without the shell's script, one while the shell follows the post. */
const Made = styled.p`
  display: grid;
  padding-block: var(--s-3) var(--s-4);
  font: var(--text-meta);
  color: var(--ink-faint);

  span {
    grid-area: 1 / 1;
  }
  span + span,
  [data-following] > & > span {
    visibility: hidden;
  }
  [data-following] > & > span + span {
    visibility: visible;
  }
  @media print {
    display: none;
  }
`;
