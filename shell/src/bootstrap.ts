import '@meadowlark/shared/design/tokens.css';
import '@meadowlark/shared/design/global.css';
import { showEmbeds } from '@meadowlark/shared/design/show-embeds.ts';
import { watchPictures } from '@meadowlark/shared/design/watch-pictures.ts';
import { askInTime } from './donation/donation-time.ts';
import { serveMenus } from './frame/serve-menus.ts';
import { keepErrors } from './browser/early-errors.ts';
import { loadReports } from './browser/load-reports.ts';
import { connectionIsGood } from './sleeping/connection.ts';
import { takeEarlyPresses } from './sleeping/early-presses.ts';
import { followHistory } from './sleeping/follow-history.ts';
import { WANTED_EVENT, type Handover } from './sleeping/handover.ts';
import { onIntent } from './sleeping/intent.ts';
import { Presses } from './sleeping/presses.ts';
import { readWakePlan } from './sleeping/read-wake-plan.ts';
import { speculate } from './sleeping/speculation.ts';
import { fetchAhead, startScript } from './sleeping/start-script.ts';
import { returnToPlace } from './sleeping/return-to-place.ts';
import { whenIdle, whenLoaded } from './sleeping/when-idle.ts';
import { serveTheme } from './theme/serve-theme.ts';

/** Milliseconds. A page that is never idle wakes all the same. */
const WAKES_AT_LATEST_MS = 3000;

/**
 * All that runs on a page that is only read. The page works as plain HTML; the shell sleeps until the reader turns to
 * something that a script serves better, or until the browser is idle on a connection that can afford it.
 */
function start(address: string): void {
  const errors = keepErrors();
  const plan = readWakePlan();
  const early = takeEarlyPresses();
  const presses = new Presses(early);
  let waking: Promise<void> | null = null;
  const handover: Handover = {
    wake: () => (waking ??= wake()),
    isAwake: false,
    giveUp: () => presses.giveUp(),
    navigates: false,
    errors,
    place: plan.place,
    wanted: new Set(),
  };
  window.meadowlark = handover;
  followHistory(() => !handover.navigates);
  returnToPlace();

  async function wake(): Promise<void> {
    const running = plan.awake.map(startScript);
    plan.units.forEach(fetchAhead);
    try {
      await Promise.all(running);
    } catch {
      handover.giveUp();
    }
  }

  serveTheme();
  serveMenus();
  onIntent((control) => {
    const unit = control.closest<HTMLElement>('[data-unit]');
    handover.wanted.add(unit?.dataset['unit'] ?? '');
    unit?.dispatchEvent(new Event(WANTED_EVENT, { bubbles: true }));
    void handover.wake();
  }, early);
  if (plan.atOnce) void handover.wake();
  whenLoaded(() => {
    if (!handover.navigates) speculate();
    if (connectionIsGood(address)) whenIdle(() => void handover.wake(), WAKES_AT_LATEST_MS);
    // A network whose script does not come is no loss to the reader: the paper's own advertisements stand there.
    if (plan.ads) void startScript(plan.ads.script).catch(() => undefined);
    if (plan.reports) loadReports(plan.reports);
    if (plan.donation) askInTime(plan.donation);
  });
}

// Both serve every unit alike, hydrated or not.
watchPictures();
showEmbeds();

const { currentScript } = document;
start(currentScript instanceof HTMLScriptElement ? currentScript.src : '');
