import { Unavailable } from '../../design/states/Unavailable.tsx';
import { EmptyState } from '../../design/states/EmptyState.tsx';
import { Button } from '../../design/controls/Button.tsx';
import { StatusLine } from '../../design/states/StatusLine.tsx';
import type { Specimen } from '../specimen.ts';

/** What a page shows while something is late, missing or broken. */
export const STATES: readonly Specimen[] = [
  {
    name: 'StatusLine',
    use: 'One line of status, announced by screen readers.',
    set: 'full',
    situations: [
      { label: 'plain', show: <StatusLine tone="plain">Press play to listen.</StatusLine> },
      { label: 'loading', show: <StatusLine tone="loading">Loading local news...</StatusLine> },
      {
        label: 'error',
        show: <StatusLine tone="error">Failed to load articles. Please try again later.</StatusLine>,
      },
    ],
  },
  {
    name: 'EmptyState',
    use: 'There is nothing to show, and why.',
    set: 'row',
    situations: [
      {
        label: 'Empty, with the bird',
        show: (
          <EmptyState
            title="No blogs found"
            text="We're working on bringing you great content. Check back soon!"
            withBird
          />
        ),
      },
      {
        label: 'No match, with a way out',
        show: (
          <EmptyState title='No FAQs found matching "snow day"'>
            <Button look="quiet">view all questions</Button>
          </EmptyState>
        ),
      },
    ],
  },
  {
    name: 'Unavailable',
    use: 'In the place of a part that could not be loaded.',
    set: 'full',
    situations: [
      {
        label: 'A section',
        show: (
          <Unavailable
            title="National News is unavailable right now"
            text="The rest of the paper is here. This part will be back shortly."
          >
            <Button look="quiet">Try Again</Button>
          </Unavailable>
        ),
      },
    ],
  },
];
