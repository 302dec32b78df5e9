// Must run before any other module creates a schema.
// oxlint-disable-next-line import/no-unassigned-import
import './interpret-schemas.ts';
import '../design/tokens.css';
import './faces.css';
import '../design/global.css';
import '../design/late.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Floats } from '../design/notices/Floats.tsx';
import { NoticeArea } from '../design/notices/NoticeArea.tsx';
import { showEmbeds } from '../design/embeds/show-embeds.ts';
import { watchPictures } from '../design/pictures/watch-pictures.ts';
import { createPlayer } from '../player/create-player.ts';
import { connectMediaSession } from '../player/media-session.ts';
import { createNotices } from '../design/notices/notices.ts';
import { runUnit } from './run-unit.ts';
import { liveContext } from './live-context.ts';

import { readLook, readSelection } from './standalone-address.ts';
import { standaloneContext } from './standalone-context.ts';
import type { StandaloneUnit } from './standalone-unit.ts';
import { StandaloneFrame } from './StandaloneFrame.tsx';
import { UnitView } from './UnitView.tsx';

/**
 * Shows one unit of a remote, without the shell and other remotes. Its real `load` runs against the fixture that the
 * URL selects. Throws if the remote has no unit, or the unit has no fixture.
 */
export function startStandalone(remote: string, units: readonly StandaloneUnit[]): void {
  const shown = readSelection(location.search);
  const unit = units[shown.unit] ?? units[0];
  if (!unit) throw new Error(`The remote ${remote} exposes nothing.`);
  const fixture = unit.fixtures[shown.fixture] ?? unit.fixtures[0];
  if (!fixture) throw new Error(`The ${unit.kind} ${unit.name} has no fixture. Add one to show it.`);
  const context = shown.source === 'live' ? liveContext(remote, fixture) : standaloneContext(remote, fixture);
  const result = runUnit(unit, context, shown.source);
  const { isBare, theme } = readLook(location.search);
  if (theme) document.documentElement.dataset['theme'] = theme;
  const notices = createNotices();
  const services = { notify: notices.add, player: createPlayer() };
  connectMediaSession(services.player);
  watchPictures();
  showEmbeds();
  document.title = `${unit.name} | ${remote}`;
  const shownUnit = <UnitView unit={unit} fixture={fixture} result={result} services={services} />;
  createRoot(document.body.appendChild(document.createElement('div')), {
    // Reaches the console and, in development, the terminal.
    onCaughtError: reportError,
  }).render(
    <BrowserRouter>
      {isBare ? (
        <main>{shownUnit}</main>
      ) : (
        <StandaloneFrame remote={remote} units={units} shown={shown} result={result.catch(() => null)}>
          {shownUnit}
        </StandaloneFrame>
      )}
      <Floats>
        <NoticeArea notices={notices} />
      </Floats>
    </BrowserRouter>,
  );
}
