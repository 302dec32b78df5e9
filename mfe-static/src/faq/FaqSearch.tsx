import { Button } from '@meadowlark/shared/design/controls/Button.tsx';
import { Field } from '@meadowlark/shared/design/controls/Field.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import type { FormEvent, RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { QUERY_LIMIT } from './read-query.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  input {
    flex: 1 9rem;
    min-width: 0;
  }
`;

interface FaqSearchProps {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  onType: (query: string) => void;
  onSubmit: (query: string) => void;
}

/**
 * The search form. With scripts, the list follows each character, and submitting only changes the URL. A further search
 * replaces the previous one in the history, so that one step back leaves the results.
 */
export function FaqSearch({ query, field, onType, onSubmit }: FaqSearchProps) {
  const navigate = useNavigate();
  const { search } = useLocation();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(query.trim());
    void navigate(`/faq?${new URLSearchParams({ q: query })}`, { replace: search !== '' });
  }

  return (
    <Form action="/faq" method="get" role="search" aria-label="Search FAQs" onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor="faq-search">
        Search FAQs
      </VisuallyHidden>
      <Field
        ref={field}
        id="faq-search"
        type="search"
        name="q"
        placeholder="Search FAQs..."
        autoComplete="off"
        maxLength={QUERY_LIMIT}
        value={query}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
