/** Descriptions of the entries, as in the privacy policy. Other entries are shown by name. */
const MEANINGS: Readonly<Record<string, string>> = {
  theme: 'Light or dark',
  faces: 'Typefaces loaded',
  'text-size': 'Text size',
  visit: 'When you were last here',
  shown: 'Page shown',
  alerts: 'Weather alerts closed',
  saved: 'Saved stories',
  'donation-closed': 'Donation pop-up closed',
  'opinion-draft': 'Draft of a comment',
};
/** Characters shown of a value. */
const MAX_VALUE = 40;

type Entry = readonly [name: string, value: string];

/** Writes into the privacy policy what this browser currently stores for the site. */
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
  const outside = requestedHosts().filter((host) => host !== location.host);
  const list = element('ul', '');
  for (const [name, value] of entries) {
    // Each piece has a draft of its own.
    const meaning = MEANINGS[name.split(':')[1] ?? name];
    list.append(element('li', `${meaning ? `${meaning} (${name})` : name}: ${readable(value)}`));
  }
  const { length } = entries;
  const things = length === 0 ? 'nothing' : length === 1 ? 'one thing' : `${length} things`;
  place.replaceChildren(
    element('p', `Right now this browser holds ${things} from this site${length === 0 ? '.' : ':'}`),
    ...(length === 0 ? [] : [list]),
    element(
      'p',
      `Since it was opened, this page has asked ${outside.length === 0 ? 'no other site for anything' : `these other sites: ${outside.join(', ')}`}.`,
    ),
  );
}

function element(tag: 'li' | 'p' | 'ul', text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function storageEntries(kind: 'localStorage' | 'sessionStorage'): Entry[] {
  try {
    return Object.entries<string>(window[kind]);
  } catch {
    // The browser forbids storage, so there is none.
    return [];
  }
}

/** Cookies that scripts can see. The others belong to staff, and to the day of a canary. */
function cookieEntries(): Entry[] {
  return document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [`Cookie ${name}`, value.join('=')];
    });
}

/** Other kinds of storage, by name. */
async function elsewhere(): Promise<Entry[]> {
  const read = async (kind: string, names: () => Promise<readonly string[]>) => {
    const found = await names().catch(() => []);
    return found.map((name): Entry => [kind, name]);
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

function requestedHosts(): string[] {
  const requests = performance.getEntriesByType('resource').filter(({ name }) => /^https?:/.test(name));
  return [...new Set(requests.map(({ name }) => new URL(name).host))];
}

/** Cut to one line, with dates for timestamps in milliseconds. */
function readable(value: string): string {
  const short = value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;
  return short.replaceAll(/\b\d{13}\b/g, (time) => new Date(Number(time)).toLocaleString('en-US'));
}
