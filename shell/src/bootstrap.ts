import '@meadowlark/shared/design/late.css';
import { showEmbeds } from '@meadowlark/shared/design/embeds/show-embeds.ts';
import { watchPictures } from '@meadowlark/shared/design/pictures/watch-pictures.ts';
import { scheduleDonationCard } from './features/donation/schedule-donation-card.ts';
import { applyFaces } from './features/faces/apply-faces.ts';
import { initMenu } from './frame/init-menu.ts';
import { keepErrors } from './sleeping/early-errors.ts';
import { yieldToMain } from './sleeping/yield-to-main.ts';
import { allowsGuesses, connectionIsGood, savesData } from './sleeping/connection.ts';
import { takeEarlyClicks } from './sleeping/early-clicks.ts';
import { reloadOnHistory } from './sleeping/reload-on-history.ts';
import { WANTED_EVENT, type ShellBootstrap } from './sleeping/shell-bootstrap.ts';
import { onIntent } from './sleeping/intent.ts';
import { keepOpenLists } from './sleeping/open-lists.ts';
import { ClickReplay } from './sleeping/replay-clicks.ts';
import { readWakePlan } from './sleeping/wake-plan.ts';
import { addSpeculationRules } from './sleeping/speculation-rules.ts';
import { preloadScript, startScript } from './sleeping/start-script.ts';
import { whenIdle, whenLoaded } from './sleeping/when-idle.ts';
import { whenShown } from './sleeping/when-shown.ts';
import { initThemeSwitch } from './features/theme/init-theme-switch.ts';

/**
 * After this, early clicks happen without scripts. The slowest connections that browsers call 2G need 17 s for all scripts.
 */
const GIVES_UP_AFTER_MS = 20_000;
/** A page that is never idle wakes after this time. */
const WAKES_AT_LATEST_MS = 3000;

/**
 * The only script that runs on a page that is only read. The page works as plain HTML. The shell sleeps until the reader
 * uses a control that needs a script, or until the browser is idle on a good connection.
 */
function start(address: string): void {
  const errors = keepErrors();
  const plan = readWakePlan();
  const early = takeEarlyClicks();
  const clicks = new ClickReplay(early);
  let waking: Promise<void> | null = null;
  const shell: ShellBootstrap = {
    wake: () => (waking ??= wake()),
    isAwake: false,
    giveUp: () => clicks.giveUp(),
    navigates: false,
    errors,
    plan,
    load: async (script, async) => {
      try {
        if (script) await startScript(script, async);
        return script !== undefined;
      } catch {
        return false;
      }
    },
    place: plan.place,
    wanted: new Set(),
  };
  window.meadowlark = shell;
  reloadOnHistory(() => !shell.navigates);
  keepOpenLists();

  /** React, more than half of what a page wakes with. The rest is requested when the finger is lifted. */
  function fetchFirst(): void {
    if (!waking && !savesData()) plan.awake.slice(0, 1).forEach(preloadScript);
  }

  async function wake(): Promise<void> {
    const running = plan.awake.map((file) => startScript(file, false));
    plan.units.forEach(preloadScript);
    setTimeout(() => shell.isAwake || shell.giveUp(), GIVES_UP_AFTER_MS);
    try {
      await Promise.all(running);
      // A page of the offline paper has none.
      if (running.length === 0) shell.giveUp();
    } catch {
      shell.giveUp();
    }
  }

  initThemeSwitch();
  initMenu();
  onIntent(
    (control) => {
      const unit = control.closest<HTMLElement>('[data-unit]');
      shell.wanted.add(unit?.dataset['unit'] ?? '');
      unit?.dispatchEvent(new Event(WANTED_EVENT, { bubbles: true }));
      void shell.wake();
    },
    fetchFirst,
    early,
  );
  if (plan.atOnce) whenShown(() => void shell.wake());
  whenLoaded(() => {
    if (!savesData()) void applyFaces();
    // In one task with the rest, this takes a slow phone 60 ms.
    void yieldToMain().then(() => whenShown(prepare));
  });

  /** What the reader may need next, and what can wait until the page is visible. */
  function prepare(): void {
    const wakes = !savesData() && connectionIsGood(address);
    // Before the page wakes: this script reports a unit that never ends.
    whenIdle(() => void shell.load(plan.reader, false), WAKES_AT_LATEST_MS);
    if (wakes) whenIdle(() => void shell.wake(), WAKES_AT_LATEST_MS);
    if (!shell.navigates && !savesData()) addSpeculationRules({ guess: !wakes && allowsGuesses() });
    // If the network's script fails, the house advertisements stay.
    void shell.load(plan.ads?.script);
    whenIdle(() => void shell.load(plan.reports), WAKES_AT_LATEST_MS);
    if (plan.donation) scheduleDonationCard(plan.donation);
  }
}

// Both work for every unit, hydrated or not.
watchPictures();
showEmbeds();

const { currentScript } = document;
start(currentScript instanceof HTMLScriptElement ? currentScript.src : '');
