import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import { styled } from 'styled-components';
import { Alerts } from './Alerts.tsx';
import { Days } from './Days.tsx';
import { hourOfNow } from './hour-view.ts';
import { Hours } from './Hours.tsx';
import type { FrontData } from './load.ts';
import { Now } from './Now.tsx';
import { River } from './River.tsx';

const TITLE = 'Weather';
const STANDFIRST = 'The sky over Omaha, by the hour and for the week, and the river below it.';
const SAMPLE = `${STANDFIRST} A sample: do not plan by it.`;

export function Page({ data }: PageProps<FrontData>) {
  const { isSample, alerts, outlook, hours, days, river } = data;
  return (
    <Sky data-sample={isSample ? '' : undefined}>
      <PageHead title={TITLE} standfirst={isSample ? SAMPLE : STANDFIRST} />
      {alerts !== null && alerts.length > 0 && <Alerts alerts={alerts} />}
      {hours === null && days === null ? (
        <Unavailable
          title="The forecast is unavailable right now"
          text="The weather service does not answer, or sends what we cannot read. We ask again with the next reader."
        />
      ) : (
        <>
          <Now hour={hourOfNow(hours)} outlook={outlook} />
          <SectionHead title="Hour by hour" />
          {hours === null ? <Missing what="hours" /> : <Hours hours={hours} />}
          <SectionHead title="Seven days" />
          {days === null ? <Missing what="days" /> : <Days days={days} />}
        </>
      )}
      <AdSlot size="banner" position={1} page="/weather" />
      <SectionHead title="The river" id="river" />
      {river === null ? <Missing what="reading of the river" /> : <River river={river} />}
      <Source data={data} />
    </Sky>
  );
}

/** Shown while `load` takes longer than the route's deadline. */
export function Pending() {
  return (
    <Sky>
      <PageHead title={TITLE} standfirst={STANDFIRST} />
      <StatusLine tone="loading">Loading the weather...</StatusLine>
      <Room />
    </Sky>
  );
}

function Missing({ what }: { what: 'hours' | 'days' | 'reading of the river' }) {
  return (
    <Note>
      There {what === 'reading of the river' ? 'is' : 'are'} no {what} right now: the service does not answer.
    </Note>
  );
}

/** The source, its age, and what is unknown. */
function Source({ data: { isSample, alerts, updated } }: { data: FrontData }) {
  return (
    <Note>
      {isSample ? (
        'All of it is made up for this edition. Nobody has measured or forecast it.'
      ) : (
        <>
          Forecast and alerts: National Weather Service. River: National Water Prediction Service.
          {updated !== null && (
            <>
              {' '}
              Forecast made at <time dateTime={updated.iso}>{updated.text}</time>.
            </>
          )}
        </>
      )}
      {alerts === null && ' We do not know of alerts right now: the service does not answer.'}
      {alerts?.length === 0 && ' No alerts for Omaha.'}
    </Note>
  );
}

const Sky = styled(Wrap)`
  --section: var(--hue-teal);
`;

const Note = styled.p`
  max-width: var(--measure);
  padding-bottom: var(--s-6);
  font: var(--text-meta);
  color: var(--ink-faint);
`;

/** About as tall as the page, so that the footer does not move. */
const Room = styled.div`
  min-height: 100vh;
`;
