import { Away } from '../../design/Away.tsx';
import { Blank } from '../../design/Blank.tsx';
import { Button } from '../../design/Button.tsx';
import { Notice } from '../../design/Notice.tsx';
import { StatusLine } from '../../design/StatusLine.tsx';
import type { Specimen } from '../specimen.ts';

/** What stands on a page while something is late, missing or broken. */
export const STATES: readonly Specimen[] = [
  {
    name: 'StatusLine',
    use: 'One line about the state of things, read out when it appears.',
    set: 'full',
    situations: [
      { label: 'loading', show: <StatusLine tone="loading">Loading local news...</StatusLine> },
      {
        label: 'error',
        show: <StatusLine tone="error">Failed to load articles. Please try again later.</StatusLine>,
      },
    ],
  },
  {
    name: 'Notice',
    use: 'Something the reader should know about the whole page.',
    set: 'full',
    situations: [
      {
        label: 'Sample edition',
        show: (
          <Notice label="Sample edition">
            The news wires have not answered yet. The stories below are samples, so that you can see the page.
          </Notice>
        ),
      },
    ],
  },
  {
    name: 'Blank',
    use: 'Nothing here, and why.',
    set: 'row',
    situations: [
      {
        label: 'Empty, with the bird',
        show: (
          <Blank
            title="No blogs found"
            text="We're working on bringing you great content. Check back soon!"
            withBird
          />
        ),
      },
      {
        label: 'No match, with a way out',
        show: (
          <Blank title='No FAQs found matching "snow day"'>
            <Button look="quiet">view all questions</Button>
          </Blank>
        ),
      },
    ],
  },
  {
    name: 'Away',
    use: 'Stands in for a part of the page that could not be loaded, about as tall as the part.',
    set: 'full',
    situations: [
      {
        label: 'A section',
        show: (
          <Away
            title="National News is not here just now"
            text="The rest of the page is. This part will be back shortly."
          >
            <Button look="quiet">Try again</Button>
          </Away>
        ),
      },
    ],
  },
];
