import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  action: string;
  /** Name of the query in the address. */
  name: string;
  /** Says what is searched, to those who listen. */
  label: string;
  placeholder: string;
  /** What the page was searched for; empty when it was not. */
  value: string;
  /** Words on the button. */
  button: string;
}

/** A search whose question is in the address: it works without scripts and its result can be sent to a friend. */
export function SearchForm({ action, name, label, placeholder, value, button }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);

  // Following a link to another search, or to none, must change a field the reader has already written in. The first
  // value is left alone: the reader may have been faster than the script.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current) field.current.value = value;
  }, [value]);

  return (
    // The form is its own search region; the element of that name is younger than some readers' browsers.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Form action={action} method="get" role="search">
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Field ref={field} type="search" name={name} placeholder={placeholder} defaultValue={value} />
      </label>
      <Button type="submit">{button}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  gap: var(--s-2);
  padding-block: var(--s-4);
  border-block: 1px solid var(--rule);

  > label {
    flex: 1;
    min-width: 0;
  }
`;
