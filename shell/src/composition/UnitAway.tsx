import { Away } from '@meadowlark/shared/design/Away.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';

/** Says what is away and offers the same address again; a link, so that it works without scripts. */
export function UnitAway({ title, level }: { title: string; level: 1 | 3 }) {
  return (
    <Away
      title={`${title} is not here just now`}
      text="The rest of the page is. This part will be back shortly."
      level={level}
    >
      <ButtonLink href="" look="quiet">
        Try again
      </ButtonLink>
    </Away>
  );
}
