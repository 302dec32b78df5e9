import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';

/** Says that a page (level 1) or a block of one (3) is unavailable. A link to the same address retries without scripts. */
export function UnavailableUnit({ title, level }: { title: string; level: 1 | 3 }) {
  const [whole, part] = level === 1 ? ['paper', 'page'] : ['page', 'part'];
  return (
    <Unavailable
      title={`${title} is not here just now`}
      text={`The rest of the ${whole} is here. This ${part} will be back shortly.`}
      level={level}
    >
      <ButtonLink href="" look="quiet">
        Try Again
      </ButtonLink>
    </Unavailable>
  );
}
