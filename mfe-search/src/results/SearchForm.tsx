import { Button } from '@meadowlark/shared/design/controls/Button.tsx';
import { Field } from '@meadowlark/shared/design/controls/Field.tsx';
import { styled } from 'styled-components';
import { CHOICES, QUERY_LIMIT, type Search } from './search-address.ts';

/** Words, section and period: a GET form, so that each search has a URL. */
export function SearchForm({ search: { q, section, when } }: { search: Search }) {
  return (
    <Form
      action="/search"
      method="get"
      role="search"
      aria-label="Search by words, section and date"
      key={`${q} ${section} ${when}`}
    >
      <p>
        <label htmlFor="search-words">Words, names, places</label>
        <Field
          id="search-words"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={QUERY_LIMIT}
          autoComplete="off"
          required
        />
      </p>
      <p>
        <label htmlFor="search-section">Section</label>
        <Select id="search-section" name="section" defaultValue={section ?? ''}>
          <option value="">All sections</option>
          {Array.from(CHOICES, ([key, title]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Select>
      </p>
      <p>
        <label htmlFor="search-when">When</label>
        <Select id="search-when" name="when" defaultValue={when ?? ''}>
          <option value="">Any time</option>
          <option value="day">Since yesterday</option>
          <option value="week">Past week</option>
          <option value="month">Past month</option>
        </Select>
      </p>
      <Button type="submit">Search</Button>
    </Form>
  );
}

/** Its text is aligned with the field's, and its arrow is the site's, drawn below. */
const Select = styled(Field).attrs({ as: 'select' })`
  appearance: none;
  padding-right: 34px;
  text-overflow: ellipsis;
`;

/* Section and period share a row unless the letters are too large for it. */
const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(10.5rem, 40%), 100%), 1fr));
  gap: var(--s-3);
  align-items: end;
  padding-bottom: var(--s-5);
  margin-bottom: var(--s-5);
  border-bottom: 1px solid var(--rule);

  label {
    display: block;
    padding-bottom: var(--s-1);
    font: var(--text-label);
    color: var(--ink-soft);
  }
  p {
    position: relative;
  }
  /* At the lower edge of the row, a field moves its label: both are shown when what follows them arrives. */
  p:not(:has(+ *)) {
    visibility: hidden;
  }
  p + p::after {
    content: '';
    position: absolute;
    right: 14px;
    bottom: 22px;
    width: 8px;
    height: 8px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
  /* As high as the fields. */
  button {
    justify-self: start;
    min-height: 48px;
  }

  > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 15rem 11rem 6.5rem;
    column-gap: var(--s-4);

    > :first-child {
      grid-column: auto;
    }
    button {
      justify-self: stretch;
    }
  }
`;
