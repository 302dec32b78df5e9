import { AdSlot } from '../../design/ads/AdSlot.tsx';
import { Button } from '../../design/controls/Button.tsx';
import { Oxford } from '../../design/layout/Oxford.tsx';
import { Prose } from '../../design/text/Prose.tsx';
import { TextLink } from '../../design/controls/TextLink.tsx';
import { Wrap } from '../../design/layout/Wrap.tsx';
import type { Specimen } from '../specimen.ts';
import { READING } from '../reading.tsx';

/** Rules, widths, reading text, advertising. */
export const GROUND: readonly Specimen[] = [
  {
    name: 'Prose',
    use: 'Reading text: the HTML of an author’s markdown or of a legal page.',
    set: 'full',
    situations: [{ label: 'With everything in it', show: <Prose data-initial="">{READING}</Prose> }],
  },
  {
    name: 'Oxford',
    use: 'Only below the masthead and, in gold, above the footer.',
    set: 'full',
    situations: [
      { label: 'Below the masthead', show: <Oxford /> },
      {
        label: 'On a night background',
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
    use: 'The page’s width: the text area without its margins.',
    set: 'full',
    situations: [
      {
        label: 'On a tinted background',
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
    use: 'A labeled slot of fixed size for an advertisement.',
    set: 'full',
    situations: (['banner', 'box', 'tall'] as const).map((size, i) => ({
      label: size,
      show: <AdSlot size={size} position={i + 1} />,
    })),
  },
];
