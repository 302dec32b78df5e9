import { SITE } from '@meadowlark/shared/site.ts';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import { correctionId } from '../functions/correction.ts';
import type { PostView } from './post-wire.ts';
import { DateAndTime } from './DateAndTime.tsx';
import { Keywords } from './Keywords.tsx';

/** Byline, date and keywords: a table under the headline, a line on tablets, a column on wide screens. */
export function Facts({ post }: { post: PostView }) {
  // A live post says so above its entries.
  const updated = post.live ? null : post.updated;
  return (
    <List>
      <div>
        <dt>By</dt>
        <dd>{SITE.byline}</dd>
      </div>
      {post.date !== null && (
        <div>
          <dt>Published</dt>
          <dd dir="auto">
            <DateAndTime {...post.date} />
          </dd>
        </div>
      )}
      {(updated !== null || post.corrections.length > 0) && (
        <div>
          <dt>Updated</dt>
          {updated !== null && (
            <dd dir="auto">
              <DateAndTime {...updated} />
            </dd>
          )}
          {post.corrections.length > 0 && (
            <dd>
              <TextLink href={`#${correctionId(null)}`}>Corrected</TextLink>
            </dd>
          )}
        </div>
      )}
      {post.keywords.length > 0 && (
        <div>
          <dt>Keywords</dt>
          <dd>
            <Keywords words={post.keywords} />
          </dd>
        </div>
      )}
    </List>
  );
}

/* Its rules end with the text. */
const List = styled.dl`
  max-width: var(--measure);
  margin-top: var(--s-5);
  border-block: 1px solid var(--rule);
  font: var(--text-meta);
  color: var(--ink-faint);
  overflow-wrap: anywhere;
  > div {
    padding-block: var(--s-3);
  }
  > div + div {
    border-top: 1px solid var(--rule);
  }
  dt {
    font: var(--text-label);
  }
  dd {
    padding-top: 2px;
    font: var(--text-ui);
    font-weight: 400;
    color: var(--ink);
  }
  /* Not with letters so large that words would break. */
  @media (min-width: 20em) and (max-width: 47.99em) {
    > div {
      display: grid;
      grid-template-columns: 5rem minmax(0, 1fr);
      align-items: baseline;
      padding-block: var(--s-2);
    }
    dd {
      grid-column: 2;
      padding-top: 0;
    }
  }
  @media (min-width: 48em) {
    display: grid;
    grid-auto-flow: column;
    justify-content: start;
    gap: var(--s-6);
    > div + div {
      border: 0;
    }
  }
  @media (min-width: 80em) {
    grid-area: facts;
    display: block;
    align-self: start;
    margin-top: 0;
    border: 0;
    border-top: 2px solid var(--rule-firm);
    > div + div {
      border-top: 1px solid var(--rule);
    }
    li {
      display: block;
      padding-bottom: 2px;
    }
  }
  @media print {
    max-width: none;
    display: flex;
    gap: 24pt;
    margin-top: 10pt;
    border-block: 1px solid var(--rule);

    > div + div {
      border: 0;
    }
    li {
      display: inline;
    }
  }
`;
