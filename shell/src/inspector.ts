import { element } from './inspector/element.ts';
import { Outlines } from './inspector/outlines.ts';
import { PageWatch } from './inspector/page-watch.ts';
import { Panel } from './inspector/panel.ts';
import { STYLE } from './inspector/style.ts';

/** Room for the open panel beside the news. */
const WIDE = '(min-width: 1024px)';

/**
 * The inspector for staff: frames around the units of the page, and a list that says of each whose it is, of which
 * release, what it cost and how it fares. It is a script of its own, loaded only where it was asked for, and stands
 * beside the page: not a part of React, so that it shows what goes wrong there as well.
 */
function start(): void {
  let asked = false;
  const update = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      panel.show(watch.reports());
      if (panel.details.open) outlines.draw();
      outlines.layer.hidden = !panel.details.open;
    });
  };
  const watch = new PageWatch(update);
  const outlines = new Outlines(watch.facts.releases.map(({ name }) => name));
  const panel = new Panel(watch.facts, (unit) => outlines.point(unit));
  panel.details.open = matchMedia(WIDE).matches;
  panel.details.addEventListener('toggle', update);

  const host = element('div', { id: 'inspector' });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(element('style', {}, STYLE), outlines.layer, panel.section);
  document.body.append(host);
  update();
}

start();
