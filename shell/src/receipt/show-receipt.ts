/** What the entries are for, as in the privacy policy. Others are shown by name alone. */
const MEANINGS: Readonly<Record<string, string>> = {
  theme: 'Light or dark',
  faces: 'Typefaces loaded',
  'text-size': 'Text size',
  visit: 'When you were last here',
  alerts: 'Weather alerts closed',
  saved: 'Saved stories',
  'donation-closed': 'Donation pop-up closed',
};
/** Characters shown of a value. */
const MAX_VALUE = 40;

interface Entry {
  name: string;
  value: string;
}

/** Writes into the page of the privacy policy what this browser holds from the site, as it is now. */
export function showReceipt(): void {
  const place = document.querySelector('[data-receipt]');
  if (place) void writeReceipt(place);
}

async function writeReceipt(place: Element): Promise<void> {
  const entries = [
    ...storageEntries('localStorage'),
    ...storageEntries('sessionStorage'),
    ...cookieEntries(),
    ...(await elsewhere()),
  ];
  const outside = hostsAsked().filter((host) => host !== location.host);
  const list = document.createElement('ul');
  for (const { name, value } of entries) {
    const item = document.createElement('li');
    const meaning = MEANINGS[name];
    item.textContent = `${meaning === undefined ? name : `${meaning} (${name})`}: ${readable(value)}`;
    list.append(item);
  }
  place.replaceChildren(
    line(
      entries.length === 0
        ? 'Right now this browser holds nothing from this site.'
        : `Right now this browser holds ${entries.length === 1 ? 'one thing' : `${entries.length} things`} from this site:`,
    ),
    ...(entries.length === 0 ? [] : [list]),
    line(
      outside.length === 0
        ? 'Since it was opened, this page has asked no other site for anything.'
        : `Since it was opened, this page has asked these other sites: ${outside.join(', ')}.`,
    ),
  );
}

function line(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function storageEntries(kind: 'localStorage' | 'sessionStorage'): Entry[] {
  try {
    const storage = window[kind];
    return Object.keys(storage).map((name) => ({ name, value: storage.getItem(name) ?? '' }));
  } catch {
    // The browser forbids storage, so there is none.
    return [];
  }
}

/** Those that scripts can see; the others are of staff, and of the day of a trial. */
function cookieEntries(): Entry[] {
  return document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name: `Cookie ${name}`, value: value.join('=') };
    });
}

/** Other kinds of storage, by their names alone. */
async function elsewhere(): Promise<Entry[]> {
  const read = async (kind: string, names: () => Promise<readonly string[]>) => {
    const found = await names().catch(() => []);
    return found.map((name) => ({ name: kind, value: name }));
  };
  const all = await Promise.all([
    read('The paper without a network', async () => ('caches' in window ? caches.keys() : [])),
    read('Database', async () =>
      ((await indexedDB.databases?.()) ?? []).map(({ name }) => name ?? 'without a name'),
    ),
    read('Service worker', async () =>
      ((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => scope),
    ),
  ]);
  return all.flat();
}

function hostsAsked(): string[] {
  const asked = performance.getEntriesByType('resource').filter(({ name }) => /^https?:/.test(name));
  return [...new Set(asked.map(({ name }) => new URL(name).host))];
}

/** Cut to a line, with dates for moments in milliseconds. */
function readable(value: string): string {
  const short = value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;
  return short.replaceAll(/\b\d{13}\b/g, (time) => new Date(Number(time)).toLocaleString('en-US'));
}
