import { styled } from 'styled-components';

interface Props {
  /** For screen readers: masthead and menu have one each. */
  label: string;
  className?: string;
}

/** The field that searches the paper: a GET form, without a script. */
export function SearchField({ label, className }: Props) {
  return (
    <Form action="/search" method="get" role="search" aria-label={label} className={className}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder="Search"
        maxLength={200}
        autoComplete="off"
        required
      />
      <button type="submit" aria-label="Search">
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="7.5" cy="7.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M11.5 11.5l5 5" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  /* Not on the field: beside centered parts, the form would move as it arrives. */
  min-height: calc(var(--tap) + 1px);
  border-bottom: 1px solid var(--rule-control);

  input {
    flex: 1;
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    font: var(--text-ui);
    font-weight: 400;
    appearance: none;
  }
  input::placeholder {
    color: var(--ink-faint);
    opacity: 1;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--tap);
    height: var(--tap);
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: none;
    cursor: pointer;
  }
  button:hover {
    color: var(--accent-deep);
  }
  button:focus-visible,
  input:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  svg {
    width: 18px;
    height: 18px;
  }

  @media print {
    display: none;
  }
`;

/** At the end of the masthead if it fits; otherwise in the menu. */
export const MastheadSearch = styled(SearchField)`
  display: none;

  @media (min-width: 80em) {
    display: flex;
    margin-left: var(--s-2);

    /* Below the right ear, so that the nameplate stays in the middle. */
    [data-front] & {
      grid-area: 1 / 3;
      place-self: end;
      width: 9.5rem;
      margin-bottom: 23px;
    }
  }
`;

/** At the top of the menu, if the masthead has none. */
export const MenuSearch = styled(SearchField)`
  margin-bottom: var(--s-5);

  @media (min-width: 80em) {
    display: none;
  }
`;
