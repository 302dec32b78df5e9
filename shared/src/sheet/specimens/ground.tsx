import { AdSlot } from '../../design/AdSlot.tsx';
import { Button } from '../../design/Button.tsx';
import { Oxford } from '../../design/Oxford.tsx';
import { Prose } from '../../design/Prose.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { Wrap } from '../../design/Wrap.tsx';
import type { Specimen } from '../specimen.ts';
import { READING } from '../reading.tsx';

/** What carries the rest: rules, widths, reading text, advertising. */
export const GROUND: readonly Specimen[] = [
  {
    name: 'Prose',
    use: 'Reading text: whatever an author’s markdown or a legal page brings.',
    set: 'full',
    situations: [{ label: 'With everything in it', show: <Prose data-initial="">{READING}</Prose> }],
  },
  {
    name: 'Oxford',
    use: 'Closes the masthead and, in gold, opens the footer. It stands nowhere else.',
    set: 'full',
    situations: [
      { label: 'Below the masthead', show: <Oxford /> },
      {
        label: 'On night ground',
        show: (
          <div data-ground="night" style={{ padding: 'var(--s-5)' }}>
            <Oxford data-look="gold" />
            <p style={{ display: 'flex', gap: 'var(--s-5)', paddingTop: 'var(--s-5)' }}>
              <Button look="gold">Play</Button> <TextLink href="#Oxford">A link</TextLink>
            </p>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Wrap',
    use: 'The page’s width: the text area with its edges.',
    set: 'full',
    situations: [
      {
        label: 'Inside a tinted ground',
        show: (
          <div style={{ background: 'var(--ground-ad)' }}>
            <Wrap style={{ background: 'var(--ground)' }}>At most 1216 px, with edges of 16, 24 or 32.</Wrap>
          </div>
        ),
      },
    ],
  },
  {
    name: 'AdSlot',
    use: 'Room for an advertisement, labelled, of the same size whether filled or empty.',
    set: 'full',
    situations: (['banner', 'box', 'tall'] as const).map((size, i) => ({
      label: size,
      show: <AdSlot size={size} position={i + 1} />,
    })),
  },
];
