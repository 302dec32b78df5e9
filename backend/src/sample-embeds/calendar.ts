import { siteDay } from '@meadowlark/shared/text/site-day.ts';
import type { EmbedDocument } from './embed-document.ts';
import { html, type Html } from './html.ts';
import type { RegularEvent } from './regular-events.ts';
import { upcomingEvents, type EventDay } from './upcoming-events.ts';

const DAYS = 21;

/** The stand-in for the outside event calendar: events from today on, in Omaha's time. */
export function calendar(now: Date): EmbedDocument {
  const today = siteDay(now);
  const days = upcomingEvents(today, DAYS).map((day) => dayOf(day, today));
  const body = html`<main>
    <header>
      <h1>What is on</h1>
      <p>
        Today is
        <time datetime="${today}"
          >${write(today, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })}</time
        >.
      </p>
      <p class="note">Sample calendar: made up to show the page, and right about the day.</p>
    </header>
    ${days}
  </main>`;
  return { title: 'Omaha events calendar', body, style: STYLE };
}

function dayOf({ date, events }: EventDay, today: string): Html {
  const isToday = date === today;
  return html`<section aria-labelledby="d${date}" ${isToday ? html` data-today` : ''}>
    <h2 id="d${date}">
      <time datetime="${date}"
        ><span>${isToday ? 'Today' : write(date, { weekday: 'long' })}</span>
        <span>${write(date, { month: 'long' })}</span> <b>${write(date, { day: 'numeric' })}</b></time
      >
    </h2>
    <ul>
      ${events.map((event) => entryOf(event, date))}
    </ul>
  </section> `;
}

function entryOf({ time, title, place, cost }: RegularEvent, date: string): Html {
  return html`<li>
    <time datetime="${date}T${time}">${hour(time)}</time>
    <div>
      <h3>${title}</h3>
      <p>${place}</p>
      <p class="note">${cost}</p>
    </div>
  </li> `;
}

/** '6:30 p.m.' */
function hour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes === 0 ? '' : `:${time.slice(3)}`} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

function write(date: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const STYLE = `
body { font-size: 1rem }
main { max-width: 60rem; margin-inline: auto; padding: 24px var(--edge) 32px }
header { display: grid; gap: 4px; padding-bottom: 20px }
header p:not(.note) { color: var(--soft) }
section { display: grid; gap: 8px 32px; padding-block: 16px; border-top: 1px solid var(--rule) }
section:first-of-type { border-top: 2px solid var(--ink) }
h2 { font: 500 0.9375rem/1.25rem var(--sans) }
h2 span { color: var(--soft) }
h2 span:first-child::after { content: ',' }
h2 b { font-weight: 650 }
[data-today] h2 span:first-child { font-weight: 650; color: var(--section) }
ul { display: grid; gap: 16px; padding: 0; list-style: none }
li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0 16px; align-items: baseline }
li > time { font: 400 0.8125rem/1.5rem var(--sans); font-variant-numeric: tabular-nums; color: var(--faint) }
h3 { font: 600 1.125rem/1.5rem var(--serif) }
li p:not(.note) { color: var(--soft) }
@media (min-width: 40em) {
  section { grid-template-columns: 8rem minmax(0, 1fr); padding-block: 20px }
  h2 time { display: grid }
  h2 span:first-child::after { content: none }
  h2 b { font: 600 2.5rem/2.75rem var(--serif); font-variant-numeric: tabular-nums }
}
`;
