// It is there for what it does before anything else is evaluated.
// oxlint-disable-next-line import/no-unassigned-import
import './interpret-schemas.ts';
import '../design/tokens.css';
import '../design/global.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Loaded } from '../contract/load.ts';
import { Floats } from '../design/Floats.tsx';
import { NoticeArea } from '../design/NoticeArea.tsx';
import { showEmbeds } from '../design/show-embeds.ts';
import { watchPictures } from '../design/watch-pictures.ts';
import { createPlayer } from '../player/create-player.ts';
import { connectMediaSession } from '../player/media-session.ts';
import { createNotices } from '../services/notices.ts';
import { fixtureContext } from '../testing/fixture-context.ts';
import { liveContext } from './live-context.ts';
import { stillPicture } from './still-picture.ts';
import { readShown, type Shown } from './standalone-address.ts';
import type { StandaloneUnit } from './standalone-unit.ts';
import { StandaloneFrame } from './StandaloneFrame.tsx';
import { UnitView } from './UnitView.tsx';

/** Shows one unit of a remote at a time, with no shell and no other remote: its real load runs on the fixture chosen. */
export function startStandalone(remote: string, units: readonly StandaloneUnit[]): void {
  const shown = readShown(location.search);
  const unit = units[shown.unit] ?? units[0];
  if (!unit) throw new Error(`The remote ${remote} exposes nothing.`);
  const notices = createNotices();
  const services = { notify: notices.add, player: createPlayer() };
  connectMediaSession(services.player);
  watchPictures();
  showEmbeds();
  document.title = `${unit.name} | ${remote}`;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <BrowserRouter>
      <StandaloneFrame remote={remote} units={units} shown={shown}>
        <UnitView unit={unit} loaded={loadUnit(unit, shown)} services={services} />
      </StandaloneFrame>
      <Floats>
        <NoticeArea notices={notices} />
      </Floats>
    </BrowserRouter>,
  );
}

async function loadUnit(
  { load, fixtures }: StandaloneUnit,
  { fixture, live }: Shown,
): Promise<Loaded<unknown>> {
  const chosen = fixtures[fixture] ?? fixtures[0];
  if (!chosen) throw new Error('The unit has no fixture to be shown with.');
  return load(live ? liveContext(chosen) : { ...fixtureContext(chosen), picture: stillPicture });
}
