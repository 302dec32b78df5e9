import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';

/** A link to an email address. An address too long for its line breaks after its @, not inside a word. */
export function MailLink({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <TextLink href={`mailto:${address}`}>
      {`${name}@`}
      <wbr />
      {host}
    </TextLink>
  );
}
