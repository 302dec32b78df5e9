import { element } from './element.ts';
import { Outlines } from './outlines.ts';
import { PageWatch } from './page-watch.ts';
import { Panel } from './panel.ts';
import { STYLE } from './style.ts';

/** From this width on the panel opens by itself: it fits beside the news. */
const WIDE = '(min-width: 64em)';

/**
 * The inspector for staff: outlines around the units of the page, and a panel with the owner, release, cost and state of
 * each. A separate script, loaded only on request. It does not use React, so it also works when React fails.
 */
function start(): void {
  let isScheduled = false;
  const update = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      panel.show(watch.reports());
      if (panel.details.open) outlines.draw();
      outlines.layer.hidden = !panel.details.open;
      // Focused elements scroll to where the panel does not cover them.
      const room = innerHeight - panel.section.getBoundingClientRect().top;
      document.documentElement.style.scrollPaddingBottom = `${room}px`;
    });
  };
  const watch = new PageWatch(update);
  const outlines = new Outlines(watch.facts.releases.map(({ name }) => name));
  const panel = new Panel(watch.facts, (unit) => outlines.highlight(unit));
  panel.details.open = matchMedia(WIDE).matches;
  panel.details.addEventListener('toggle', update);

  const host = element('div', { id: 'inspector' });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(element('style', {}, STYLE), outlines.layer, panel.section);
  document.body.append(host);
  update();
}

start();
