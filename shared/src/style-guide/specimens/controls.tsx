import { Accordion } from '../../design/controls/Accordion.tsx';
import { Button } from '../../design/controls/Button.tsx';
import { ButtonLink } from '../../design/controls/ButtonLink.tsx';
import type { ButtonLook } from '../../design/controls/button-look.ts';
import { Field } from '../../design/controls/Field.tsx';
import { Pager } from '../../design/controls/Pager.tsx';
import type { ForcedState, Situation, Specimen } from '../specimen.ts';

const LOOKS: readonly ButtonLook[] = ['firm', 'quiet', 'gold'];
const STATES: readonly { label: string; forced?: ForcedState }[] = [
  { label: 'at rest' },
  { label: 'hover', forced: 'hover' },
  { label: 'focus', forced: 'focus' },
  { label: 'active', forced: 'active' },
];

/** A list of 30 articles. */
function pager(label: string, current: number): Situation {
  const to = (page: number) => (page >= 1 && page <= 3 ? '#Pager' : null);
  const pages = [1, 2, 3].map((number) => ({ number, href: '#Pager', current: number === current }));
  const text = `Page ${current} of 3 (30 total articles)`;
  return {
    label,
    show: (
      <Pager
        label={`Sample pages, ${label}`}
        previous={to(current - 1)}
        next={to(current + 1)}
        pages={pages}
        text={text}
      />
    ),
  };
}

/** Buttons, fields, accordions and pagers. */
export const CONTROLS: readonly Specimen[] = [
  {
    name: 'Button',
    use: 'Acts on this page.',
    set: 'row',
    situations: LOOKS.flatMap((look) => [
      ...STATES.map(({ label, forced }) => ({
        label: `${look}, ${label}`,
        show: <Button look={look}>Try Again</Button>,
        ...(forced && { forced }),
      })),
      {
        label: `${look}, disabled`,
        show: (
          <Button look={look} disabled>
            Try Again
          </Button>
        ),
      },
    ]),
  },
  {
    name: 'ButtonLink',
    use: 'A link that looks like a button.',
    set: 'row',
    situations: STATES.map(({ label, forced }) => ({
      label,
      show: <ButtonLink href="#ButtonLink">Get in Touch</ButtonLink>,
      ...(forced && { forced }),
    })),
  },
  {
    name: 'Field',
    use: 'A text field of one line.',
    set: 'row',
    situations: [
      ...STATES.slice(0, 3).map(({ label, forced }) => ({
        label,
        show: <Field aria-label={`Sample field, ${label}`} placeholder="Search FAQs..." />,
        ...(forced && { forced }),
      })),
      { label: 'filled', show: <Field aria-label="Sample field, filled" defaultValue="snow day" /> },
      {
        label: 'disabled',
        show: <Field aria-label="Sample field, disabled" placeholder="Not open yet" disabled />,
      },
    ],
  },
  {
    name: 'Accordion',
    use: 'A question whose answer opens below it, without a script.',
    set: 'half',
    situations: [
      {
        label: 'One open at a time within its group',
        show: (
          <>
            <Accordion group="sheet" title="Is the paper free?" open>
              It is. Partners and advertisers pay for the printing of pixels.
            </Accordion>
            <Accordion group="sheet" title="Who decides what is on the front page?">
              The wires and a roll of the dice: the order is mixed once with every load.
            </Accordion>
          </>
        ),
      },
      ...STATES.slice(1).map(({ label, forced }) => ({
        label,
        show: (
          <Accordion group={`sheet-${label}`} title="Is the paper free?">
            It is.
          </Accordion>
        ),
        ...(forced && { forced }),
      })),
    ],
  },
  {
    name: 'Pager',
    use: 'Pages of a long list. Plain links, so that every page has an address.',
    set: 'full',
    situations: [pager('on the first page', 1), pager('in the middle', 2), pager('on the last page', 3)],
  },
];
