import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';

/** Says that a unit is unavailable. A link to the same address retries without scripts. */
export function UnavailableUnit({ title, level }: { title: string; level: 1 | 3 }) {
  return (
    <Unavailable
      title={`${title} is unavailable right now`}
      text="The rest of the paper is here. This part will be back shortly."
      level={level}
    >
      <ButtonLink href="" look="quiet">
        Try Again
      </ButtonLink>
    </Unavailable>
  );
}
